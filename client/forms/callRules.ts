import { z } from 'zod'
import { callWords } from '../../schema/rules/callWords.ts'
import {
  AddOnService,
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  CountingMode,
  DriveWayType,
  KitchenType,
  PeriodType,
  Province,
  ServiceCatalog,
} from '../../schema/rules/enumerations.ts'

/** The fields in which a call sends a number for a name. */
const numbers: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  provinceId: Province,
  buildingType: BuildingType,
  areaType: AreaType,
  bathType: BathType,
  kitchenType: KitchenType,
  driveWayType: DriveWayType,
  serviceCatalog: ServiceCatalog,
  periodType: PeriodType,
  detailType: AddOnService,
  extraCountingType: CountingMode,
  condType: ConditionKind,
  countingType: CountingMode,
}

/**
 * The server's rules, which are in the words of the documented calls, for a form in GraphQL's; faults name the form's fields.
 * @param read what the form sends, if that differs from its values
 */
export function callRules<Values extends object>(
  rules: z.ZodType,
  read: (values: Values) => object = (values) => values,
) {
  return z.custom<Values>().superRefine((values, context) => {
    for (const { path, ...issue } of rules.safeParse(inCallWords(read(values))).error?.issues ?? [])
      context.addIssue({
        ...issue,
        path: path.map((field) => callWords[String(field)] ?? field),
      } as z.core.$ZodRawIssue)
  })
}

function inCallWords(form: object): Record<string, unknown> {
  const call: Record<string, unknown> = { ...form }
  for (const [field, name] of Object.entries(callWords)) if (name in form) call[field] = call[name]
  for (const [field, ids] of Object.entries(numbers))
    if (field in call) call[field] = ids[String(call[field])] ?? 0
  return call
}
