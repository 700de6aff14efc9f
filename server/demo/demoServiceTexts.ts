import type { Language } from '../../schema/rules/enumerations.ts'

/** The words of the demo catalogue's services. English is what an administrator would have entered, the rest are its translations. */

interface ServiceWords {
  readonly name: string
  readonly description: string
  readonly specialNotice?: string
}

export const demoServiceTexts = {
  standardClean: {
    en: {
      name: 'Standard clean',
      description: 'Your whole home: kitchen, bathrooms, bedrooms, living areas and floors.',
    },
    fr: {
      name: 'Ménage courant',
      description:
        'Toute la maison, bien tenue : cuisine, salles de bain, chambres, pièces de vie et planchers.',
    },
    zh: { name: '标准清洁', description: '全屋日常保洁：厨房、浴室、卧室、起居区和地面。' },
    ind: { name: 'सामान्य सफ़ाई', description: 'पूरे घर की नियमित सफ़ाई: रसोई, बाथरूम, बेडरूम, बैठक और फ़र्श।' },
  },
  deepClean: {
    en: {
      name: 'Deep clean',
      description: 'Adds baseboards, inside the oven and fridge, and every corner a weekly clean misses.',
      specialNotice: 'Please empty the fridge before the crew arrives.',
    },
    fr: {
      name: 'Grand ménage',
      description:
        'Ajoute les plinthes, l’intérieur du four et du réfrigérateur et tous les recoins que le ménage courant laisse de côté.',
      specialNotice: 'Veuillez vider le réfrigérateur avant l’arrivée de l’équipe.',
    },
    zh: {
      name: '深度清洁',
      description: '另含踢脚线、烤箱与冰箱内部，以及日常保洁照顾不到的每个角落。',
      specialNotice: '请在服务人员到达前清空冰箱。',
    },
    ind: {
      name: 'गहरी सफ़ाई',
      description: 'इसमें बेसबोर्ड, ओवन और फ़्रिज के अंदर की सफ़ाई और वे सभी कोने शामिल हैं जो रोज़ की सफ़ाई में छूट जाते हैं।',
      specialNotice: 'कृपया टीम के पहुँचने से पहले फ़्रिज खाली कर दें।',
    },
  },
  moveOutClean: {
    en: {
      name: 'Move-out clean',
      description: 'An empty home, ready to hand over. Takes all day.',
      specialNotice: 'The home must be empty, with water and power still on.',
    },
    fr: {
      name: 'Ménage de départ',
      description: 'Un logement vide, prêt à remettre. Prend toute la journée.',
      specialNotice: 'Le logement doit être vide, avec l’eau et l’électricité encore en service.',
    },
    zh: {
      name: '搬出清洁',
      description: '空房清洁，可直接交房。需要一整天。',
      specialNotice: '房屋须已清空，水电须仍可使用。',
    },
    ind: {
      name: 'घर खाली करते समय की सफ़ाई',
      description: 'खाली घर, सौंपने के लिए तैयार। पूरा दिन लगता है।',
      specialNotice: 'घर खाली हो और पानी-बिजली चालू हों।',
    },
  },
  carpetCleaning: {
    en: {
      name: 'Carpet cleaning',
      description: 'Hot-water extraction, up to four rooms.',
      specialNotice: 'Carpets need about six hours to dry.',
    },
    fr: {
      name: 'Nettoyage de tapis',
      description: 'Extraction à l’eau chaude, jusqu’à quatre pièces.',
      specialNotice: 'Les tapis mettent environ six heures à sécher.',
    },
    zh: { name: '地毯清洗', description: '热水抽洗，最多四个房间。', specialNotice: '地毯约需六小时晾干。' },
    ind: {
      name: 'कालीन की सफ़ाई',
      description: 'गर्म पानी से सफ़ाई, चार कमरों तक।',
      specialNotice: 'कालीन सूखने में लगभग छह घंटे लगते हैं।',
    },
  },
  mowing: {
    en: { name: 'Mowing visit', description: 'Mowing and edging, clippings blown off walks and drive.' },
    fr: { name: 'Tonte à la visite', description: 'Tonte et bordures, allées soufflées après la coupe.' },
    zh: { name: '单次割草', description: '割草、修边，并吹净步道和车道上的草屑。' },
    ind: { name: 'घास कटाई, एक बार', description: 'घास काटना, किनारे सँवारना और रास्तों से कतरन हटाना।' },
  },
  monthlyMowing: {
    en: { name: 'Monthly mowing', description: 'Four visits in the month, one a week, weather permitting.' },
    fr: {
      name: 'Tonte mensuelle',
      description: 'Quatre visites dans le mois, une par semaine, si le temps le permet.',
    },
    zh: { name: '包月割草', description: '当月四次，每周一次，视天气而定。' },
    ind: { name: 'मासिक घास कटाई', description: 'महीने में चार बार, हर हफ़्ते एक बार, मौसम ठीक रहने पर।' },
  },
  seasonalCleanup: {
    en: { name: 'Seasonal clean-up', description: 'Leaves raked, beds tidied, everything hauled away.' },
    fr: {
      name: 'Nettoyage saisonnier',
      description: 'Feuilles ramassées, plates-bandes nettoyées, tout est emporté.',
    },
    zh: { name: '季节性清理', description: '清扫落叶、整理花坛，并全部清运。' },
    ind: { name: 'मौसमी सफ़ाई', description: 'पत्ते समेटना, क्यारियाँ सँवारना और सारा कचरा ले जाना।' },
  },
  weedControl: {
    en: {
      name: 'Weed control',
      description: 'Broadleaf weeds treated spot by spot.',
      specialNotice: 'Keep children and pets off the lawn until it is dry.',
    },
    fr: {
      name: 'Désherbage',
      description: 'Traitement localisé des mauvaises herbes à larges feuilles.',
      specialNotice: 'Gardez enfants et animaux loin de la pelouse jusqu’à ce qu’elle soit sèche.',
    },
    zh: {
      name: '除草',
      description: '逐点处理阔叶杂草。',
      specialNotice: '草坪干透前请勿让儿童和宠物进入。',
    },
    ind: {
      name: 'खरपतवार नियंत्रण',
      description: 'चौड़ी पत्ती वाले खरपतवार का जगह-जगह उपचार।',
      specialNotice: 'लॉन सूखने तक बच्चों और पालतू जानवरों को उससे दूर रखें।',
    },
  },
  pestControl: {
    en: {
      name: 'Pest control',
      description: 'Lawn pests found and treated.',
      specialNotice: 'Keep children and pets off the lawn until it is dry.',
    },
    fr: {
      name: 'Traitement antiparasitaire',
      description: 'Repérage et traitement des insectes de la pelouse.',
      specialNotice: 'Gardez enfants et animaux loin de la pelouse jusqu’à ce qu’elle soit sèche.',
    },
    zh: {
      name: '草坪除虫',
      description: '查找并处理草坪害虫。',
      specialNotice: '草坪干透前请勿让儿童和宠物进入。',
    },
    ind: {
      name: 'कीट नियंत्रण',
      description: 'लॉन के कीड़ों की पहचान और उपचार।',
      specialNotice: 'लॉन सूखने तक बच्चों और पालतू जानवरों को उससे दूर रखें।',
    },
  },
  fertilization: {
    en: { name: 'Fertilization', description: 'Slow-release feed, spread evenly over the lawn.' },
    fr: { name: 'Fertilisation', description: 'Engrais à libération lente, épandu uniformément.' },
    zh: { name: '施肥', description: '均匀撒施缓释肥料。' },
    ind: { name: 'खाद डालना', description: 'धीरे-धीरे असर करने वाली खाद, पूरे लॉन में बराबर।' },
  },
  snowVisit: {
    en: { name: 'Single snow visit', description: 'Driveway, walks and steps cleared once.' },
    fr: { name: 'Déneigement à la visite', description: 'Entrée, allées et marches dégagées une fois.' },
    zh: { name: '单次除雪', description: '清除一次车道、步道和台阶的积雪。' },
    ind: { name: 'बर्फ़ हटाना, एक बार', description: 'ड्राइववे, रास्ते और सीढ़ियों से एक बार बर्फ़ हटाना।' },
  },
  snowMonth: {
    en: {
      name: 'Monthly snow plan',
      description: 'Cleared after every snowfall of 5 cm or more, for one month.',
    },
    fr: {
      name: 'Forfait déneigement mensuel',
      description: 'Dégagé après chaque chute de 5 cm ou plus, pendant un mois.',
    },
    zh: { name: '包月除雪', description: '一个月内，每次降雪达 5 厘米即上门清除。' },
    ind: { name: 'मासिक बर्फ़ योजना', description: 'एक महीने तक, 5 सेमी या अधिक बर्फ़ गिरने पर हर बार सफ़ाई।' },
  },
  snowSeason: {
    en: {
      name: 'Seasonal snow removal',
      description: 'Cleared after every snowfall of 5 cm or more, September to April.',
    },
    fr: {
      name: 'Déneigement saisonnier',
      description: 'Dégagé après chaque chute de 5 cm ou plus, de septembre à avril.',
    },
    zh: { name: '整季除雪', description: '九月至次年四月，每次降雪达 5 厘米即上门清除。' },
    ind: {
      name: 'पूरे मौसम की बर्फ़ सफ़ाई',
      description: 'सितंबर से अप्रैल तक, 5 सेमी या अधिक बर्फ़ गिरने पर हर बार सफ़ाई।',
    },
  },
  windowCleaning: {
    en: {
      name: 'Window cleaning',
      description: 'All panes inside and outside, frames and sills wiped.',
      specialNotice: 'Please remove the screens before the crew arrives.',
    },
    fr: {
      name: 'Lavage de fenêtres',
      description: 'Toutes les vitres, à l’intérieur et à l’extérieur, cadres et rebords essuyés.',
      specialNotice: 'Veuillez retirer les moustiquaires avant l’arrivée de l’équipe.',
    },
    zh: {
      name: '窗户清洁',
      description: '清洁所有玻璃的内外两面，并擦拭窗框和窗台。',
      specialNotice: '请在服务人员到达前取下纱窗。',
    },
    ind: {
      name: 'खिड़कियों की सफ़ाई',
      description: 'सभी शीशे अंदर और बाहर से साफ़, चौखट और पट्टियाँ भी पोंछी जाती हैं।',
      specialNotice: 'कृपया टीम के पहुँचने से पहले जालियाँ हटा दें।',
    },
  },
} as const satisfies Record<string, Record<Language, ServiceWords>>

export type DemoServiceText = keyof typeof demoServiceTexts
