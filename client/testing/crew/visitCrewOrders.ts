import type { Answer, Call } from '../fakeServer.ts'
import { marek, renderApp } from '../renderApp.tsx'
import { crewDay } from './crewExamples.ts'

/** Opens the crew's list of visits. */
export const visitCrewOrders = (server: Record<string, Answer>) =>
  renderApp({ at: '/staffOngoingOrderList/0', staff: marek, server: { CrewDay: crewDay, ...server } })

/** The server's answer to an action that it carried out. */
export const taken = (field: string, status: string) => () => ({
  data: {
    [field]: {
      message: 'Done.',
      stale: false,
      order: { __typename: 'CrewOrder', id: 'o-1', status, failedVisit: null },
      userErrors: [],
    },
  },
})

/** Keeps an action on the device, as a press that was not sent yet. */
export function keepAction(action: KeptAction): void {
  localStorage.setItem(`staff.press.s-1.${action.pressedAt}.${action.key}`, JSON.stringify(action))
}

interface KeptAction {
  readonly key: string
  readonly orderNo: string
  readonly verb: 'start' | 'end'
  readonly pressedAt: string
  readonly heldUntil?: number
  readonly failures?: number
}

/** Names of the actions that the device keeps. */
export const keptActions = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('staff.press.s-1.'))

/** Inputs of the sent actions of that name. */
export const inputs = (calls: readonly Call[], name: string) =>
  calls
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables.input as { key: string; orderNo: string; pressedAt: string })
