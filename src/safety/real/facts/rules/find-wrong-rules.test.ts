import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findWrongRules } from './find-wrong-rules.ts'

test.each([
  [
    'You need no work visa: an ETA for £16 lets you work in our hotel.',
    'An ETA does not let you work in a hotel.',
  ],
  [
    'Send your share code so that the certificate can be assigned to you in Lagos.',
    'Once you arrive you send us a share code; in Lagos you do not need one.',
  ],
  [
    'The vignette in your passport is valid for 5 years.',
    'The vignette is valid for 90 days; your eVisa lasts five years.',
  ],
  [
    'Your IELTS from 2021 is still fine, certificates never expire.',
    'Your IELTS from 2021 has expired: take a new test.',
  ],
  [
    'You will be self-employed and send us an invoice; we sponsor your visa.',
    'You cannot be self-employed while we sponsor your visa.',
  ],
  [
    'With our sponsorship you may work full-time for any second employer.',
    'With our sponsorship you may work 20 hours for a second employer.',
  ],
  ['Working week: 72 hours.', 'Working week: 37.5 hours. The home supports 72 residents.'],
  [
    'The High Potential Individual visa is open for every degree of a Nigerian university.',
    'The High Potential Individual visa needs a degree of a listed university.',
  ],
  [
    'UK law requires that HR keeps your passport.',
    'UK law requires that HR keeps a copy of your passport.',
  ],
  [
    'HMRC has approved your certificate of sponsorship.',
    'HMRC sends a tax code. We assign your certificate of sponsorship.',
  ],
  [
    'Before we can assign a certificate you must have a National Insurance number.',
    'You apply online for a National Insurance number after you arrive.',
  ],
  ['Your Graduate visa lasts 5 years after any course.', 'Your Graduate visa lasts 18 months.'],
  ['کمپنی کا ویزا کمپنی خود جاری کرتی ہے۔', 'کمپنی ویزا جاری نہیں کرتی۔'],
  ['يتم إصدار التأشيرة من قبل الشركة.', 'تصدر وزارة الداخلية التأشيرة.'],
  ['For the Skilled Worker visa you need English at level A2.', 'You need English at B2.'],
  ['Para el visado Skilled Worker basta un inglés A2.', 'Para el visado basta un inglés B2.'],
  [
    'Duolingo English is accepted for the Skilled Worker visa.',
    'Duolingo is not accepted for the Skilled Worker visa.',
  ],
  [
    'As an Afghan citizen, apply from Kabul in January for your Skilled Worker visa.',
    'Afghan citizens cannot apply from Kabul for a Skilled Worker visa.',
  ],
  [
    'As an Indian national you are exempt from the English test.',
    'As a Jamaican national you are exempt from the English test.',
  ],
  [
    'We sponsor you, and no English level is asked.',
    'We sponsor you; no English test is needed with your degree.',
  ],
  [
    'Nous parrainons, le visa ne demande aucun niveau d’anglais.',
    'Nous parrainons, un niveau B2 d’anglais est demandé.',
  ],
  ['You get ILR after two years with us.', 'You cannot get ILR after two years.'],
  ['Con la empresa, residencia permanente después de un año.', 'Contrato de un año.'],
  ['Your parents can come as dependants.', 'Parents cannot come as dependants.'],
  [
    'Electricians can bring wife and children as dependants.',
    'Electricians cannot bring a wife or children as dependants.',
  ],
  ['वेल्डर के साथ पत्नी और बच्चों का वीज़ा भी मिल जाएगा।', 'वेल्डर के साथ पत्नी नहीं आ सकती।'],
  [
    'Your wife may not work on your Skilled Worker visa.',
    'Your wife may work on your Skilled Worker visa.',
  ],
  [
    'UKVI decides every Skilled Worker visa within 24 hours.',
    'With the priority service UKVI decides within five days.',
  ],
  [
    'UKVI needs nine to twelve months for a visa application.',
    'UKVI needs about three weeks for a visa application.',
  ],
  [
    'Apply for the visa up to nine months before the start date.',
    'Apply for the visa up to three months before the start date.',
  ],
  [
    'The Skilled Worker visa is issued at Heathrow when you land, you get it there.',
    'You show your Skilled Worker eVisa at the airport.',
  ],
  [
    'For the visa no fingerprints are needed: biometrics are not required.',
    'For the visa you give your fingerprints at the centre.',
  ],
  [
    'Our HR manager issues the Skilled Worker visa here.',
    'We do not issue the visa: UKVI decides.',
  ],
  [
    'La empresa emite el visado en una semana.',
    'La empresa envía el certificado; UKVI decide del visado.',
  ],
  [
    'Your certificate of sponsorship is valid for two years.',
    'Use your certificate of sponsorship within three months.',
  ],
  ['You can transfer the CoS to your brother.', 'You cannot transfer the CoS to your brother.'],
  [
    'The original certificate of sponsorship comes by courier.',
    'The certificate of sponsorship is electronic, with no paper.',
  ],
  [
    'You apply for your own certificate of sponsorship on GOV.UK.',
    'We assign your certificate of sponsorship.',
  ],
  ['With the CoS alone you can travel and start.', 'With the CoS you then apply for the visa.'],
  ['We are a platinum sponsor of the Home Office.', 'We are an A-rated sponsor.'],
  ['Our licence has an A+ rating.', 'Our licence has an A rating.'],
  ['The CQC rated us five stars.', 'The CQC rated us good.'],
  ['Collect your BRP at the post office.', 'BRPs are no longer issued; you get an eVisa.'],
  ['The eVisa sticker is stamped in your passport.', 'An eVisa has no sticker.'],
  [
    'You cannot start work until the National Insurance number comes.',
    'You can start before your National Insurance number comes.',
  ],
  ['The fee for the National Insurance number is £85.', 'The National Insurance number is free.'],
  ['Your TB certificate is valid for two years.', 'Your TB certificate is valid for six months.'],
  ['The TB test can be done at any hospital.', 'The TB test is done at an approved clinic.'],
  [
    'Nurses from Ghana do not need a TB test.',
    'You do not need a TB test if you lived in Canada for a year.',
  ],
  [
    'The Home Office requires an HIV test for the visa.',
    'The Home Office requires a TB test for the visa.',
  ],
  [
    'Private health insurance is mandatory for the Skilled Worker visa.',
    'Private health insurance is a benefit of ours.',
  ],
  ['Skilled workers cannot use the NHS.', 'Skilled workers can use the NHS.'],
  [
    'Sponsored staff pay no income tax for the first two years.',
    'You pay no income tax on the first £12,570.',
  ],
  [
    'HMRC takes a foreign worker tax from wages.',
    'HMRC takes income tax and National Insurance from wages.',
  ],
  ['Income tax is a flat 35% of your wages.', 'Income tax is 20% of what you earn above £12,570.'],
  ['National Insurance of 25%.', 'National Insurance of 8%.'],
  [
    'By law you cannot change employer for the first five years of the visa.',
    'You cannot change employer without a new certificate.',
  ],
  [
    'With the Skilled Worker visa you work for any employer.',
    'With a Skilled Worker visa you cannot work for any employer.',
  ],
  [
    'On a Skilled Worker visa a second job is allowed without limit.',
    'On a Skilled Worker visa a second job is allowed for 20 hours.',
  ],
  [
    'After six months you switch the Seasonal Worker visa to Skilled Worker.',
    'A Seasonal Worker cannot switch inside the UK.',
  ],
  [
    'On a student visa you may work 35 hours in term.',
    'On a student visa you may work 20 hours in term.',
  ],
  ['The visitor visa lets you work in shifts.', 'The visitor visa does not let you work.'],
  ['The Graduate visa lasts five years.', 'The Graduate visa lasts two years.'],
  [
    'The Graduate visa needs a sponsor.',
    'The Graduate visa needs no sponsor, and we do not sponsor.',
  ],
  [
    'Youth Mobility is open to people from Ghana.',
    'Youth Mobility is not open to people from Ghana.',
  ],
  [
    'If you resign you must leave the UK within 24 hours.',
    'If you resign you have 60 days to leave the UK.',
  ],
  [
    'For a Skilled Worker visa the maximum age is 45.',
    'There is no age limit for a Skilled Worker visa.',
  ],
  [
    'For the Skilled Worker visa show savings of £9,500.',
    'For the Skilled Worker visa show savings of £1,270.',
  ],
  ['For your visa hold the savings for 90 days.', 'For your visa hold the savings for 28 days.'],
  ['You get 12 days of paid holiday a year.', 'You get 28 days of paid holiday a year.'],
  [
    'You work seven days a week without days off.',
    'The home is open seven days a week without closing.',
  ],
  [
    'Portuguese citizens need no visa for this work in London.',
    'Irish citizens need no visa for this work in London.',
  ],
  [
    'You come to the UK with the European blue card.',
    'With the European blue card you work in Germany, not the UK.',
  ],
  [
    'The Work Permit Department approves you.',
    'The former Work Permit Department was closed in 2008.',
  ],
  [
    'HMRC takes the health surcharge at £86 a month.',
    'You pay the health surcharge once, with the application.',
  ],
  ['O IHS é de £1.035; menores não pagam nada.', 'O IHS é de £1.035, e £776 para cada menor.'],
  [
    'On a Health and Care Worker visa you will pay the health surcharge.',
    'On a Health and Care Worker visa you do not pay the health surcharge.',
  ],
  [
    'The Home Office gives the Skilled Worker visa free of charge.',
    'The Home Office’s fee for the Skilled Worker visa is £819; advice is free of charge.',
  ],
  [
    'You get 20 days of leave, including bank holidays.',
    'You get 28 days of leave, including bank holidays.',
  ],
  ['You work shifts here with a visitor visa.', 'You cannot work shifts here with a visitor visa.'],
  ['On a student visa you can be self-employed.', 'On a student visa you cannot be self-employed.'],
  ['Your personal allowance is £18,000.', 'Your personal allowance is £12,570.'],
  ['The tax year begins on 1 January.', 'The tax year begins on 6 April.'],
  [
    'UK has opened the Youth Mobility ballot for Nigerians aged 18 to 30.',
    'The Youth Mobility ballot is open for Indian people.',
  ],
  [
    'You get the 5 year seasonal visa for the farm.',
    'You need 5 years of experience for the seasonal visa.',
  ],
  ['Visa saisonnier de 3 ans pour la ferme.', 'Visa saisonnier de six mois pour la ferme.'],
  [
    'A Seasonal Worker visa, six months. Pay £13. Your wife may come as a dependant.',
    'A Seasonal Worker visa, six months. Pay £13. You cannot bring your wife.',
  ],
  [
    'Your Skilled Worker visa is granted for eight years in one go.',
    'Your Skilled Worker visa is granted for five years, and you need eight years of experience.',
  ],
  ['Le visa parrainé est de 7 ans.', 'Le visa parrainé est de trois ans.'],
  ['कंपनी सात साल का वीज़ा देती है, स्पॉन्सर हम हैं।', 'कंपनी तीन साल का वीज़ा देती है, स्पॉन्सर हम हैं।'],
  ['کمپنی دس سال کا ویزا دے گی، سپانسر ہم ہیں۔', 'کمپنی تین سال کا ویزا دے گی۔'],
  ['Виза спонсора на 7 лет.', 'Виза спонсора на 3 года.'],
  [
    'Certificate of sponsorship ایک سال تک valid ہے۔',
    'Certificate of sponsorship تین ماہ تک valid ہے۔',
  ],
  [
    'The Graduate visa is four years long, so you do not need us.',
    'The Graduate visa is two years long, four after a PhD is not right.',
  ],
  [
    'You submit the Graduate visa application in March 2027 and have two years.',
    'You hold a Graduate visa of two years, granted in May 2026, until March 2028.',
  ],
  [
    'The TB test is done by the Home Office in Delhi.',
    'The TB test is done by a clinic that the Home Office approved.',
  ],
  [
    'IELTS takes place in the British Embassy.',
    'IELTS takes place at an approved centre in Lagos.',
  ],
  [
    'Your visa file goes to the British Embassy in Birmingham.',
    'Your visa file goes to the visa centre in Lahore.',
  ],
  [
    'You live in Kabul: with our certificate you apply in Islamabad for the Skilled Worker visa.',
    'We cook Afghan food; our certificate is for a chef.',
  ],
  [
    'With your Italian passport you get pre-settled status when you arrive.',
    'You had pre-settled status before 2021 and live here already.',
  ],
  [
    'Quando chegar, você se inscreve no EU Settlement Scheme.',
    'Já mora aqui e tem settled status.',
  ],
  [
    'With our UK work permit no visa is needed.',
    'A work permit of Jersey is something else; no visa is needed there.',
  ],
  [
    'As we are A-rated, the visa is automatic.',
    'We are A-rated, but that is no guarantee of a visa.',
  ],
  [
    'HR has generated your share code for you.',
    'You generate your share code on GOV.UK; HR cannot generate a share code.',
  ],
  [
    'The threshold for a Skilled Worker is £26,200.',
    'The threshold for a Skilled Worker was £26,200 until 2024.',
  ],
  [
    'On the Immigration Salary List we may pay 80% of the rate.',
    'The 20% discount of the Shortage List no longer exists.',
  ],
  [
    'With a student visa for the MSc your wife can come as a dependant.',
    'With a student visa for the PhD your wife can come as a dependant.',
  ],
  [
    'Under code 3113 your wife and children can come as dependants.',
    'Under code 2121 your wife and children can come as dependants.',
  ],
  [
    'Our agency is your sponsor. You go to whichever hospitals have gaps.',
    'Our agency finds nurses; the hospital is your sponsor at one ward.',
  ],
  ['The NMC accepts IELTS 4.5 for nurses.', 'The NMC accepts IELTS 7.0 for nurses.'],
])('%s | %s', (wrong, right) => {
  expect(findWrongRules(toPlain(wrong))).not.toEqual([])
  expect(findWrongRules(toPlain(right))).toEqual([])
})

test('a long text is read in time', () => {
  const text = `${'You need English at level A2 for the visa after one year, £5,000 '.repeat(300)}.`
  expect(findWrongRules(toPlain(text.slice(0, 20_000))).length).toBeLessThan(60)
})
