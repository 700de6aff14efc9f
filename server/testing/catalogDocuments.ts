/** The office's operations on the catalogue, as a client of `/graphql` writes them. */

const SERVICE = `service { id catalog name description specialNotice isDisabled isFlat periodType addOn version
  translations { language name description specialNotice }
  checkPoints { id name minutes extraMode extraAmount version translations { language name } } }`
const ITEM = 'item { id catalog conditionKind attribute label mode amount addOn version }'
const SAID = 'message userErrors { code field message }'
const PRICE = `{ basePoints additionalPoints rankDiscountTenths discountPoints totalPoints estimatedDollars minutes
  lines { kind label minutes points } }`

const changing = (root: string, input: string, shown: string) =>
  `mutation M($input: ${input}!) { ${root}(input: $input) { ${SAID} ${shown} } }`

export const SERVICE_ITEMS = `query ServiceItems($catalog: ServiceCatalog!) {
  serviceItems(catalog: $catalog) ${SERVICE.slice('service '.length)} }`
export const ADDITIONAL_ITEMS = `query AdditionalItems($catalog: ServiceCatalog!) {
  additionalItems(catalog: $catalog) ${ITEM.slice('item '.length)} }`
export const CATALOG_SETTINGS = `query CatalogSettings { catalogSettings {
  catalogs { catalog pointsPerMinute version } slotHours { amStartHour amEndHour pmStartHour pmEndHour } dayLatestBookHour
  monthsAhead periodMonthsAhead halfDayMinutes dayJobsPerCrew pointsPerDollar } }`
export const PREVIEW_PRICE = `query PreviewPrice(
    $serviceId: ID!, $property: PropertyFactsInput!, $rankDiscountTenths: Int, $draft: PriceDraftInput) {
  previewPrice(serviceId: $serviceId, property: $property, rankDiscountTenths: $rankDiscountTenths, draft: $draft) {
    isOffered price ${PRICE} drafted ${PRICE} } }`

export const ADD_SERVICE = changing('addService', 'AddServiceInput', SERVICE)
export const SAVE_SERVICE = changing('saveService', 'SaveServiceInput', SERVICE)
export const SAVE_SERVICE_TEXTS = changing('saveServiceTexts', 'SaveServiceTextsInput', SERVICE)
export const REMOVE_SERVICE = changing('removeService', 'RemoveServiceInput', SERVICE)
export const ADD_CHECK_POINT = changing('addCheckPoint', 'AddCheckPointInput', SERVICE)
export const SAVE_CHECK_POINT = changing('saveCheckPoint', 'SaveCheckPointInput', SERVICE)
export const REMOVE_CHECK_POINT = changing('removeCheckPoint', 'RemoveCheckPointInput', SERVICE)
export const ADD_ADDITIONAL_ITEM = changing('addAdditionalItem', 'AddAdditionalItemInput', ITEM)
export const SAVE_ADDITIONAL_ITEM = changing('saveAdditionalItem', 'SaveAdditionalItemInput', ITEM)
export const REMOVE_ADDITIONAL_ITEM = changing('removeAdditionalItem', 'RemoveAdditionalItemInput', ITEM)
export const SAVE_CATALOG_SETTINGS = changing(
  'saveCatalogSettings',
  'SaveCatalogSettingsInput',
  'setting { catalog pointsPerMinute version }',
)
