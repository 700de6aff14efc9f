/** The operations on orders beyond booking and cancelling, as a client of `/graphql` writes them. */

const PAYLOAD = `{ stale message userErrors { code field message } order {
  id orderNo status bookedDate bookedTime slot totalPoints staff { firstName staffNo rate }
  instructions { text role at zoneLabel } changes { action role byViewer } viewerMay { cancel reschedule addInstructions } } }`

export const ADD_INSTRUCTIONS = `mutation AddInstructions($input: AddInstructionsInput!) {
  addInstructions(input: $input) ${PAYLOAD} }`
