import type { ColumnType } from 'kysely'

/* Rows of crews, days off and closed days. */

type Moment = ColumnType<Date, string, string>
/** yyyy-mm-dd. Read it as text: the driver would make a Date in its own time zone. */
type Day = ColumnType<never, string, never>

/** A view over staff accounts that are not removed, with what crews may know of them. */
export interface CrewPersonView {
  id: string
  staff_no: string
  photo_token: string
  first_name: string
  last_name: string
  self_assessment: number
  is_enabled: boolean
}

interface StaffGroupTable {
  id: string
  group_no: string
  created_at: Moment
  removed_at: ColumnType<Date | null, string | null | undefined, string | null>
}

interface StaffGroupMemberTable {
  staff_id: string
  group_id: string
  joined_at: Moment
}

interface GroupDayOffTable {
  group_id: string
  day: Day
}

interface ClosedDateTable {
  day: Day
  /** 0 closes every catalog. */
  service_catalog: number
}

declare module '../kernel/database.ts' {
  interface Tables {
    crew_person: CrewPersonView
    staff_group: StaffGroupTable
    staff_group_member: StaffGroupMemberTable
    group_day_off: GroupDayOffTable
    closed_date: ClosedDateTable
  }
}
