import type { PropertyFactsInput } from '../../api/schema.generated.ts'
import { classIdOf, classNameOf } from '../catalog/wireNames.ts'
import {
  type CheckedFact,
  type ClassedFact,
  type PropertyFacts,
  propertyChecks,
  propertyQuestions,
} from './propertyQuestions.ts'

/** The facts of a property as a form holds them: classes are wire ids, "0" is not stated (decision B6). */
export type PropertyFormValues = Readonly<Record<ClassedFact, string> & Record<CheckedFact, boolean>>

/** The form of a property without known facts, with the documented defaults (decision B6). */
export function emptyPropertyForm(): PropertyFormValues {
  return formBy(
    () => '0',
    ({ isUsual }) => isUsual,
  )
}

/** The form of a property's known facts. */
export function propertyFormOf(property: PropertyFacts): PropertyFormValues {
  return formBy(
    ({ ids, name }) => String(classIdOf(ids, property[name])),
    ({ fact }) => property[fact],
  )
}

/** The form as GraphQL takes it; null for what is not stated. */
export function propertyInputOf(values: PropertyFormValues): PropertyFactsInput {
  return Object.fromEntries([
    ...propertyQuestions.map(({ name, ids }) => [name, classNameOf(ids, Number(values[name]))]),
    ...propertyChecks.map(({ name, fact }) => [fact, values[name]]),
  ])
}

/** The classes of a form as the shared rules take them, which are of numbers. */
export function classNumbersOf(values: PropertyFormValues): Record<ClassedFact, number> {
  const numbers = propertyQuestions.map(({ name }) => [name, Number(values[name])])
  return Object.fromEntries(numbers) as Record<ClassedFact, number>
}

function formBy(
  classOf: (question: (typeof propertyQuestions)[number]) => string,
  isChecked: (check: (typeof propertyChecks)[number]) => boolean,
): PropertyFormValues {
  return Object.fromEntries([
    ...propertyQuestions.map((question) => [question.name, classOf(question)]),
    ...propertyChecks.map((check) => [check.name, isChecked(check)]),
  ]) as PropertyFormValues
}
