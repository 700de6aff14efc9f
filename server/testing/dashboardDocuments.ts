const CATALOGS = 'houseCleaning lawnCare snowRemoval'

export const DASHBOARD = `query Dashboard { dashboard {
  now { at zoneLabel }
  counts { pending pendingThisWeek pendingNextDays users services staff groups }
  work { lateVisits unendedVisits openComplaints erasureRequests stoppedVisits visitsWithoutCrew failedMails }
  today { visits done running late }
  failedVisits { orderNo at zoneLabel reason customerName groupNo }
  runningSeries missedVisits { seriesId date reason customerId customerName }
  days { date ${CATALOGS} }
  weeks { from ${CATALOGS} cancellations pointsSold pointsSpent pointsReturned }
  unassignedTomorrow { ${CATALOGS} }
  statuses { status orders }
  outstanding { points rewardPoints }
  crews { groupId groupNo orders takenDays workingDays }
  readModels { name lag oldestMs isCaughtUp deadLetters }
} }`
