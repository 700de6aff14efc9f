import { mutation, query } from './operation.ts'

/** The office's operations on the catalogue, as a client of `/graphql` writes them. */

const SERVICE = `service { id catalog name description specialNotice isDisabled isFlat periodType addOn offeredMonths version
  translations { language name description specialNotice }
  checkPoints { id name minutes extraMode extraAmount version translations { language name } } }`
const ITEM = 'item { id catalog conditionKind attribute label mode amount addOn version }'
const SAID = 'message userErrors { code field message }'
const PRICE = `{ basePoints additionalPoints rankDiscountTenths discountPoints totalPoints estimatedDollars minutes
  lines { kind label minutes points } }`

const changing = (root: string, shown: string) => mutation(`${root} { ${SAID} ${shown} }`)

export const SERVICE_ITEMS = query(`serviceItems ${SERVICE.slice('service '.length)}`)
export const ADDITIONAL_ITEMS = query(`additionalItems ${ITEM.slice('item '.length)}`)
export const CATALOG_SETTINGS = query(`catalogSettings { catalogs { catalog pointsPerMinute version }
  slotHours { amStartHour amEndHour pmStartHour pmEndHour } dayLatestBookHour monthsAhead
  periodMonthsAhead halfDayMinutes dayJobsPerCrew pointsPerDollar }`)
export const PREVIEW_PRICE = query(`previewPrice { isOffered price ${PRICE} drafted ${PRICE} }`)

export const ADD_SERVICE = changing('addService', SERVICE)
export const SAVE_SERVICE = changing('saveService', SERVICE)
export const SAVE_SERVICE_TEXTS = changing('saveServiceTexts', SERVICE)
export const REMOVE_SERVICE = changing('removeService', SERVICE)
export const ADD_CHECK_POINT = changing('addCheckPoint', SERVICE)
export const SAVE_CHECK_POINT = changing('saveCheckPoint', SERVICE)
export const REMOVE_CHECK_POINT = changing('removeCheckPoint', SERVICE)
export const ADD_ADDITIONAL_ITEM = changing('addAdditionalItem', ITEM)
export const SAVE_ADDITIONAL_ITEM = changing('saveAdditionalItem', ITEM)
export const REMOVE_ADDITIONAL_ITEM = changing('removeAdditionalItem', ITEM)
export const SAVE_CATALOG_SETTINGS = changing(
  'saveCatalogSettings',
  'setting { catalog pointsPerMinute version }',
)
