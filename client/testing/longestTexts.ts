import { businessRules } from '../../schema/rules/businessRules.ts'
import { demoCustomers, demoStaff } from '../../server/demo/demoAccounts.ts'
import { demoNeighbours } from '../../server/demo/demoNeighbours.ts'

const { lengths } = businessRules

/**
 * What the demo's people and their homes are called, each with the longest text that the server takes in its place: letters that part
 * nowhere.
 */
export const longestTexts: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values(demoStaff).flatMap((member) => namesOf(member)),
  ...[...Object.values(demoCustomers), ...Object.values(demoNeighbours)].flatMap((customer): Replaced[] => {
    const person = 'form' in customer ? customer.form : customer.person
    return [
      ...namesOf(person),
      [person.email, `${longest(lengths.email - '@example.com'.length)}@example.com`],
      ...customer.addresses.flatMap(({ form }): Replaced[] => [
        ...namesOf(form),
        [form.streetName, longest(lengths.streetName)],
      ]),
    ]
  }),
])

type Replaced = [text: string, by: string]

interface Named {
  readonly firstName: string
  readonly lastName?: string | null | undefined
}

function namesOf({ firstName, lastName }: Named): Replaced[] {
  return [firstName, lastName].flatMap((name) => (name ? [[name, longest(lengths.name)]] : []))
}

function longest(length: number): string {
  return 'Maximiliane'.repeat(length).slice(0, length)
}
