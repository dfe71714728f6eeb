export interface Alias {
  /** What adverts say. */
  known: string[]
  /** What the register prints. */
  legal: string
  source: string
}

const RESOLUTION = 'Names as resolved by hand in public job-search notes, August 2026'
const BODY = 'The same organisation’s name on the register of June 2026'
const PRINTED = 'The register prints both names, June 2026'

/**
 * Employers whose register entry bears a name that no rule leads to. Only names nobody else goes by: bare
 * ‘Kraken’ is an exchange and an energy company, ‘Block’ and ‘Elastic’ are anybody's words.
 */
export const ALIASES: Alias[] = [
  {
    known: ['Kraken (crypto exchange)', 'Kraken Digital Asset Exchange', 'Payward'],
    legal: 'Crypto Facilities Ltd',
    source: RESOLUTION,
  },
  { known: ['Dojo'], legal: 'Paymentsense Limited', source: RESOLUTION },
  {
    known: ['HelloFresh', 'Hello Fresh', 'HelloFresh UK'],
    legal: 'Grocery Delivery E-services UK Ltd',
    source: RESOLUTION,
  },
  { known: ['Coinbase'], legal: 'CB Payments Ltd', source: RESOLUTION },
  { known: ['Airtable'], legal: 'Formagrid UK Limited', source: RESOLUTION },
  { known: ['Speechmatics'], legal: 'Cantab Research Limited', source: RESOLUTION },
  { known: ['Zego'], legal: 'Extracover Limited', source: RESOLUTION },
  { known: ['ClearScore'], legal: 'Clear Score Technology Limited', source: RESOLUTION },
  { known: ['Deliveroo'], legal: 'Roofoods Ltd', source: PRINTED },
  { known: ['Gousto'], legal: 'SCA Investments', source: PRINTED },
  { known: ['Capital on Tap'], legal: 'New Wave Capital Ltd', source: PRINTED },
  { known: ['Legora'], legal: 'Judilica UK Ltd', source: PRINTED },
  { known: ['Apollo.io'], legal: 'Zenleads International Limited', source: PRINTED },
  {
    known: ['University Hospitals Birmingham (Heartlands, Good Hope, Solihull)'],
    legal: 'University Hospitals Birmingham NHS Foundation Trust',
    source: BODY,
  },
  { known: ['NHS Blood and Transplant (NHSBT)'], legal: 'NHS Blood and Transplant', source: BODY },
  { known: ['NHS England and NHS Improvement'], legal: 'NHS England', source: BODY },
  { known: ['The London Clinic'], legal: 'Trustees of the London Clinic Ltd', source: BODY },
  {
    known: ['Ministry of Defence (Defence Medical Services)', 'Ministry of Defence'],
    legal: 'Ministry of Defence; Defence Business Services',
    source: BODY,
  },
  { known: ['Sue Ryder'], legal: 'Sue Ryder Care', source: BODY },
  { known: ['Royal Mail'], legal: 'Royal Mail Group Limited', source: BODY },
  {
    known: ['BMI Healthcare', 'Circle Health', 'Circle Health Group'],
    legal: 'BMI Healthcare Limited trading as Circle Health Group Limited',
    source: BODY,
  },
  { known: ['Nuffield Health'], legal: 'Nuffield Health - Hospitals Division', source: BODY },
  {
    known: ['Barking, Havering and Redbridge University Hospitals Trust'],
    legal: 'Barking Havering and Redbridge University Hospitals NHS Trust',
    source: BODY,
  },
  { known: ['Capital One', 'Capital One UK'], legal: 'CAPITAL ONE (EUROPE) PLC', source: BODY },
  { known: ['Pearson', 'Pearsons'], legal: 'Pearson plc', source: BODY },
  { known: ['Raytheon', 'Raytheon UK'], legal: 'Raytheon Systems Limited', source: BODY },
  {
    known: ['Fresenius Medical Care'],
    legal: 'Fresenius Medical Care Renal Services Ltd',
    source: BODY,
  },
  {
    known: [
      'Health Education England London and the South East',
      'Health Education England South West',
      'Health Education Yorkshire and the Humber',
    ],
    legal: 'Health Education England',
    source: BODY,
  },
  {
    known: ['Compass Group UK & Ireland', 'Compass Group UK & Ireland Ltd'],
    legal: 'Compass Group UK & Ireland Limited Registered Office',
    source: BODY,
  },
  {
    known: ['Liverpool Womens NHS Foundation Trust'],
    legal: 'Liverpool Womens NHS FT Trust',
    source: BODY,
  },
  { known: ['Rennie Grove Hospice Care'], legal: 'Rennie Grove Peace Hospice Care', source: BODY },
  {
    known: ['Welsh Ambulance Service NHS Trust'],
    legal: 'Welsh Ambulance Services Trust',
    source: BODY,
  },
  { known: ['Superdrug'], legal: 'Superdrug Stores plc & Savers', source: BODY },
  { known: ['Travelodge'], legal: 'Travelodge Hotels', source: BODY },
  { known: ['North Yorkshire County Council'], legal: 'North Yorkshire Council', source: BODY },
  {
    known: ['Muller UK & Ireland'],
    legal: 'Muller UK & Ireland Group LLP T/A Muller Milk & Ingredients',
    source: BODY,
  },
  { known: ['Lloyds Banking Group'], legal: 'Lloyds Bank plc', source: BODY },
  { known: ['Verisk'], legal: 'Verisk Analytics Limited', source: BODY },
  { known: ['Finalto'], legal: 'Finalto Financial Services Ltd', source: BODY },
  {
    known: ["St George's University Hospitals NHS Foundation Trust"],
    legal: "St. George's Healthcare NHS Trust",
    source: BODY,
  },
  {
    known: ['Canada Life', 'Canada Life Limited'],
    legal: 'CLFIS (UK ) Ltd - Canada Life',
    source: BODY,
  },
  { known: ['Interpath Advisory'], legal: 'Interpath Limited', source: BODY },
  { known: ['Vanguard'], legal: 'Vanguard Investments UK Ltd', source: BODY },
  { known: ['Sky'], legal: 'Sky UK Limited', source: BODY },
  { known: ['BlackRock'], legal: 'BlackRock Investment Management (UK) Limited', source: BODY },
  { known: ["Fuller's", 'Fullers'], legal: 'Fuller Smith & Turner PLC', source: BODY },
  { known: ['Howdens', 'Howdens Joinery'], legal: 'Howden Joinery Limited', source: BODY },
  { known: ['CSH Surrey'], legal: 'Central Surrey Health Limited', source: BODY },
  { known: ['gtd healthcare'], legal: 'Go To Doc', source: BODY },
  {
    known: ['Marie Stopes UK', 'Marie Stopes International'],
    legal: 'MSI Reproductive Choices',
    source: BODY,
  },
  {
    known: ['British Pregnancy Advisory Service', 'British Pregnancy Advisory Service (bpas)'],
    legal: 'BPAS',
    source: BODY,
  },
  {
    known: ['National Unplanned Pregnancy Advisory Service (NUPAS) Ltd', 'NUPAS'],
    legal: 'National Unplanned Pregnancy Advisory Service Limited',
    source: BODY,
  },
  {
    known: ['Royal Hospital for Neuro Disability', 'Royal Hospital for Neuro-disability'],
    legal: 'The Royal Hospital of Neuro-Disability',
    source: BODY,
  },
  { known: ['NAViGO CiC Ltd', 'NAViGO'], legal: 'NAViGO Health and Social Care CIC', source: BODY },
  { known: ['Mental Health Concern'], legal: 'Everyturn', source: BODY },
  { known: ['Spa Medica'], legal: 'SpaMedica Limited', source: BODY },
  { known: ['BDO UK'], legal: 'BDO LLP', source: BODY },
  { known: ['Quilter'], legal: 'Quilter Business Services Ltd', source: BODY },
  { known: ['Chaucer Group'], legal: 'Chaucer Syndicates Limited', source: BODY },
  { known: ['Man Group', 'Man Group plc'], legal: 'Man Group Services Limited', source: BODY },
  { known: ['Northern Trust'], legal: 'Northern Trust Management Services Limited', source: BODY },
  {
    known: ['Wellington Management', 'Wellington Management Company, LLP'],
    legal: 'Wellington Management International Limited',
    source: BODY,
  },
  {
    known: ['Macquarie', 'Macquarie Group'],
    legal: 'Macquarie Group Services Australia Pty Ltd (UK Branch)',
    source: BODY,
  },
  {
    known: ['Berenberg', 'Berenberg Bank'],
    legal: 'Joh. Berenberg, Gossler & Co. KG, London Branch',
    source: BODY,
  },
  { known: ['River Island'], legal: 'River Island Clothing Co. Limited', source: BODY },
  { known: ['Mastercard'], legal: 'Mastercard UK Management Services LTD', source: BODY },
  { known: ['Markel'], legal: 'Markel International Services Limited', source: BODY },
  { known: ['Simplyhealth'], legal: 'Simplyhealth People Limited', source: BODY },
  { known: ['Matalan'], legal: 'Matalan Retail Ltd.', source: BODY },
  { known: ['Trade Nation'], legal: 'Trade Nation Financial UK Ltd', source: BODY },
  { known: ['Busy Bees'], legal: 'Busy Bees Nurseries Ltd', source: BODY },
  { known: ['University of Leeds'], legal: 'University of Leeds (Human Resources)', source: BODY },
  {
    known: ['The Phoenix Partnership'],
    legal: 'The Phoenix Partnership (Leeds) Limited',
    source: BODY,
  },
  { known: ['Kainos'], legal: 'Kainos Software Ltd', source: BODY },
]
