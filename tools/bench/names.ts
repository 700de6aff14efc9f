import { Province } from '../../schema/rules/enumerations.ts'

/** The names of people and places in a benchmark's fixture. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const firstNames = words(`
  Liam Olivia Noah Emma Oliver Charlotte William Sophia Benjamin Amelia Lucas Mia Theodore Chloe Ethan Zoe Nathan Isla Samuel Ella
  Gabriel Juliette Émile Florence Antoine Béatrice Étienne Maëlle Mathieu Rosalie Félix Océane Arjun Priya Rohan Ananya Vikram Kavya
  Gurpreet Harleen Jaspreet Manpreet Wei Mei Jun Xinyi Hao Ling Minh Linh Tuan Hoa Jin Soo-ah Hiroshi Yuki Mateo Valentina Santiago
  Camila Diego Lucía Omar Layla Yusuf Amina Hassan Fatima Tariq Nadia Kwame Adaeze Chidi Ngozi Tunde Zainab Dmytro Oksana Andriy Iryna
  Piotr Agnieszka Luca Giulia Dakota Cheyenne Nahanni Keira Rowan Maeve Finn Saoirse Callum Ailsa Henrik Astrid Jonas Freya`)

export const lastNames = words(`
  Smith Brown Tremblay Martin Roy Wilson MacDonald Gagnon Johnson Taylor Côté Campbell Anderson Jones Leblanc Lee Williams White Thompson
  Bouchard Gauthier Morin Young Scott Stewart Reid Pelletier Lavoie King Robinson Fortin Levesque Clark Johnston Walker Bélanger Gagné
  Murphy Patel Singh Sandhu Dhaliwal Gill Sidhu Grewal Sharma Gupta Mehta Nguyen Tran Pham Hoang Chen Wang Li Zhang Liu Huang Wong Chan
  Cheung Leung Kim Park Choi Tanaka Sato Garcia Rodriguez Martinez Hernandez Reyes Santos Cruz Bautista Dela-Cruz Villanueva Ahmed Khan
  Hussain Ali Hassan Malik Okafor Adeyemi Mensah Boateng Abebe Tesfaye Kowalski Nowak Shevchenko Bondarenko Kovalenko Petrov Rossi Bianchi
  O'Brien O'Connor Fraser Sinclair Ferguson Lindqvist Hansen Cardinal Bearspaw Crowfoot Whitford Desjarlais`)

export const streetNames = words(`
  Larkspur Evanston Auburn Mahogany Saddlecrest Sunridge Panorama Cranston Tuscany Aspen Spruce Willow Birch Juniper Wildrose Foothills
  Elbow Bow Glenmore Heritage Canyon Coventry Harvest Somerset Chaparral Midnapore Bonaventure Acadia Kensington Hillhurst Ramsay
  Inglewood Riverbend Douglasdale McKenzie Copperfield Legacy Walden Silverado Evergreen Springbank Strathcona Signal Rocky Royal Oak
  Nolan Sage Carrington Livingston Redstone Skyview Cornerstone Taradale`)

export const streetKinds = words('Street Avenue Drive Way Crescent Close Bay Road Lane Place Court Link')

/** Where they live, how often out of a hundred, and the first half of the postal codes there. */
export const cities = [
  { city: 'Calgary', province: Province.AB, share: 62, postal: ['T2N', 'T2T', 'T3H', 'T3J', 'T3M', 'T3P'] },
  { city: 'Airdrie', province: Province.AB, share: 7, postal: ['T4A', 'T4B'] },
  { city: 'Edmonton', province: Province.AB, share: 12, postal: ['T5J', 'T6E', 'T6H'] },
  { city: 'Toronto', province: Province.ON, share: 6, postal: ['M4C', 'M5V'] },
  { city: 'Montréal', province: Province.QC, share: 5, postal: ['H2X', 'H3A'] },
  { city: 'Vancouver', province: Province.BC, share: 4, postal: ['V5K', 'V6B'] },
  { city: 'Saskatoon', province: Province.SK, share: 2, postal: ['S7K'] },
  { city: 'Winnipeg', province: Province.MB, share: 1, postal: ['R3C'] },
  { city: 'Halifax', province: Province.NS, share: 1, postal: ['B3H'] },
] as const
