import type { Language } from '../../schema/rules/enumerations.ts'

/** What the demo catalogue's check points are called. English is what an administrator would have entered, the rest are its translations. */
export const demoCheckPointTexts = {
  kitchen: {
    en: 'Kitchen and appliance fronts',
    fr: 'Cuisine et façades d’appareils',
    zh: '厨房及电器外表',
    ind: 'रसोई और उपकरणों का बाहरी भाग',
  },
  bathrooms: { en: 'Bathrooms', fr: 'Salles de bain', zh: '浴室', ind: 'बाथरूम' },
  livingAreas: {
    en: 'Bedrooms and living areas',
    fr: 'Chambres et pièces de vie',
    zh: '卧室和起居区',
    ind: 'बेडरूम और बैठक',
  },
  floors: {
    en: 'Floors vacuumed and mopped',
    fr: 'Planchers aspirés et lavés',
    zh: '地面吸尘和拖洗',
    ind: 'फ़र्श की वैक्यूम और पोंछा',
  },
  ovenAndFridge: {
    en: 'Oven and fridge inside',
    fr: 'Intérieur du four et du réfrigérateur',
    zh: '烤箱和冰箱内部',
    ind: 'ओवन और फ़्रिज के अंदर',
  },
  baseboards: {
    en: 'Baseboards, doors and floors',
    fr: 'Plinthes, portes et planchers',
    zh: '踢脚线、门和地面',
    ind: 'बेसबोर्ड, दरवाज़े और फ़र्श',
  },
  cabinets: {
    en: 'Cabinets and closets inside',
    fr: 'Intérieur des armoires et placards',
    zh: '橱柜和壁橱内部',
    ind: 'अलमारियों के अंदर',
  },
  emptyRooms: {
    en: 'Empty rooms and floors',
    fr: 'Pièces vides et planchers',
    zh: '空房间和地面',
    ind: 'खाली कमरे और फ़र्श',
  },
  windowsInside: { en: 'Windows inside', fr: 'Intérieur des fenêtres', zh: '窗户内侧', ind: 'खिड़कियाँ अंदर से' },
  windowsOutside: {
    en: 'Windows outside',
    fr: 'Extérieur des fenêtres',
    zh: '窗户外侧',
    ind: 'खिड़कियाँ बाहर से',
  },
  vacuumAndSpots: {
    en: 'Vacuuming and spot treatment',
    fr: 'Aspiration et détachage',
    zh: '吸尘和污渍预处理',
    ind: 'वैक्यूम और दाग़ का उपचार',
  },
  hotWaterExtraction: {
    en: 'Hot-water extraction',
    fr: 'Extraction à l’eau chaude',
    zh: '热水抽洗',
    ind: 'गर्म पानी से सफ़ाई',
  },
  mow: { en: 'Mowing', fr: 'Tonte', zh: '割草', ind: 'घास काटना' },
  edge: { en: 'Edging', fr: 'Bordures', zh: '修边', ind: 'किनारे सँवारना' },
  blowClippings: {
    en: 'Clippings blown off',
    fr: 'Soufflage des résidus',
    zh: '吹净草屑',
    ind: 'कतरन हटाना',
  },
  rakeLeaves: { en: 'Leaves raked', fr: 'Ramassage des feuilles', zh: '清扫落叶', ind: 'पत्ते समेटना' },
  tidyBeds: { en: 'Beds tidied', fr: 'Nettoyage des plates-bandes', zh: '整理花坛', ind: 'क्यारियाँ सँवारना' },
  haulAway: { en: 'Hauled away', fr: 'Transport des déchets', zh: '清运', ind: 'कचरा ले जाना' },
  inspectLawn: { en: 'Lawn inspected', fr: 'Inspection de la pelouse', zh: '检查草坪', ind: 'लॉन की जाँच' },
  treatWeeds: {
    en: 'Weeds treated',
    fr: 'Traitement des mauvaises herbes',
    zh: '处理杂草',
    ind: 'खरपतवार का उपचार',
  },
  treatPests: { en: 'Pests treated', fr: 'Traitement des insectes', zh: '处理害虫', ind: 'कीटों का उपचार' },
  spreadFertilizer: { en: 'Fertilizer spread', fr: 'Épandage d’engrais', zh: '撒施肥料', ind: 'खाद फैलाना' },
  driveway: { en: 'Driveway', fr: 'Entrée de garage', zh: '车道', ind: 'ड्राइववे' },
  walksAndSteps: { en: 'Walks and steps', fr: 'Allées et marches', zh: '步道和台阶', ind: 'रास्ते और सीढ़ियाँ' },
} as const satisfies Record<string, Record<Language, string>>

export type DemoCheckPoint = keyof typeof demoCheckPointTexts
