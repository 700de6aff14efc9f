/** Fields of the documented calls, in whose words the rules are, that GraphQL and forms have another name for. */
export const callWords: Readonly<Record<string, string>> = {
  provinceId: 'province',
  hasHalfbath: 'hasHalfBath',
  serviceCatalog: 'catalog',
  disabled: 'isDisabled',
  noCalc: 'isFlat',
  detailType: 'addOn',
  itemName: 'name',
  timeConsuming: 'minutes',
  extraCountingType: 'extraMode',
  extraConsuming: 'extraAmount',
  condType: 'conditionKind',
  propertyAttr: 'attribute',
  countingType: 'mode',
  consuming: 'amount',
  rankDiscount: 'rankDiscountTenths',
}
