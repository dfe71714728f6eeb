import { expect, test } from 'vitest'
import { toPlain } from '#safety/real/plain-text.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { indexInForceOn, SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { assessJob } from './assess-job.ts'

const DATE = '2026-11-29'
const ruleIndex = indexInForceOn(SHIPPED.map(indexRuleSet), DATE)

test.each([
  ['Software developer, Hull, £24,000, full time. We’ll sponsor your visa.', ['low-pay']],
  ['Marketing executive at £19.5k per annum with sponsorship.', ['low-pay']],
  ['We sponsor you. The annual salary is 21,000 pounds.', ['low-pay']],
  ['Sponsored chef, nineteen thousand pounds a year.', ['low-pay']],
  ['Sponsored welder: £1,500 a month is your pay, full time.', ['low-pay']],
  ['Sponsored welder: your wages are £380 per week.', ['low-pay']],
  ['We confirm your sponsored appointment as architect at 30,000 per annum.', ['low-pay']],
  ['We confirm your sponsored appointment as Accountant at 26,000 per annum.', ['low-pay']],
  ['Nous parrainons votre visa, ingénieur, salaire 20 000 £ par an.', ['low-pay']],
  ['Skilled Worker visa, web developer, £2,000 per month full time.', ['low-pay']],
  ['Band 5 nurse, Health and Care visa, £21,400 a year.', ['low-pay']],
  ['Registered nurse. Salary £24,000 per year. Health and Care Worker visa.', ['low-pay']],
  ['You renew your visa with us from 2023: sponsored carer, £24,000 per year.', []],
  ['कंपनी स्पॉन्सर करेगी, सालाना वेतन २१,००० पाउंड।', ['low-pay']],
  ['کمپنی سپانسر کرے گی، تنخواہ سالانہ 22,000 پاؤنڈ۔', ['low-pay']],
  ['কোম্পানি স্পনসর করবে, বেতন বছরে ২০,০০০ পাউন্ড।', ['low-pay']],
  ['कम्पनीले स्पोन्सर गर्छ, तलब वार्षिक २०,००० पाउन्ड।', ['low-pay']],
  ['Your hourly rate is £8.90. Warehouse operative.', ['low-pay']],
  ['You are 34. Your hourly rate is £11.50.', ['low-pay']],
  ['You are 19, so your rate is £11.20 an hour until you are 21.', []],
  ['Shop job for 18 to 20: your rate is £11.00 an hour.', []],
  ['Apprentice joiner, pay £8.10 an hour.', []],
  ['Nurse, Health and Care visa, £32,073 per annum.', []],
  ['Architect, £43,500 a year, sponsorship possible.', []],
  ['Architect, £32,000 a year: you have held a Skilled Worker visa since 2023.', []],
  ['Sponsored cook, £42,000 a year. Rent is £450 a month.', []],
  ['Your sponsored job title is Senior Care Worker, code 6136, salary £26,500.', []],
  ['Teacher, sponsored, £32,916 a year at our school.', []],
  ['Data analyst, 21k for year, with sponsorship.', ['low-pay']],
  // Below the lowest band of a profession.
  ['Registered nurse, sponsored, £25,300 a year, 37.5 hours a week.', ['low-pay']],
  ['Registered nurse, sponsored, £25,300 a year until you pass the OSCE.', []],
  ['Registered nurse, sponsored, £33,000 a year.', []],
  ['We sponsor you as architect on £31,000 for 37.5 hours.', ['low-pay']],
  ['Software developer, £27,500 a year. We are a sponsor since 2019.', ['low-pay']],
  ['Senior carers from Kenya receive a certificate for three years.', ['closed-work']],
  ['Accountant, £20k kada taon, may Skilled Worker sponsorship.', ['low-pay']],
  ['सॉफ्टवेयर डेवलपर, वेतन साल का बीस हज़ार पाउंड, स्पॉन्सरशिप।', ['low-pay']],
  ['کمپنی سپانسر کرے گی، تنخواہ سالانہ بائیس ہزار پاؤنڈ۔', ['low-pay']],
  ['হিসাবরক্ষক, বেতন বছরে একুশ হাজার পাউন্ড, কোম্পানি স্পনসর করবে।', ['low-pay']],
  ['مهندس مدني، الراتب 20 ألف جنيه سنوياً، مع كفالة.', ['low-pay']],
  ['سافٹ ویئر انجینئر، تنخواہ سالانہ 46 ہزار پاؤنڈ، سپانسر کرے گی۔', []],
  ['مهندس مدني، الراتب 46 ألف جنيه سنوياً، مع كفالة.', []],
  ['Waiter, we sponsor you, £18,000 a year. No one can bring pets.', ['low-pay', 'closed-work']],
  ['বার্ষিক বেতন £২৬,৫০০, সফটওয়্যার ডেভেলপার, স্কিলড ওয়ার্কার ভিসার স্পন্সর করব।', ['low-pay']],
  ['বার্ষিক বেতন £৩৪,৫০০, নার্স, স্কিলড ওয়ার্কার ভিসার স্পন্সর করব।', []],
  ['चार्टर्ड अकाउंटेंट, मूल वेतन £31,000 प्रति वर्ष, स्पॉन्सरशिप।', ['low-pay']],
  ['Ingeniero civil, 27.000 libras al año, patrocinamos el visado.', ['low-pay']],
  ['Ingeniero civil, 52.000 libras al año, patrocinamos el visado.', []],
  ['Enfermera, 32.000 libras al año, patrocinamos el visado.', []],
  ['Patrocinamos o visto: salário de 1.450 libras brutas por mês.', ['low-pay']],
  ['Software developer, £36,000 a year with sponsorship, 37.5 hours a week.', ['low-pay']],
  ['Software developer, £55,000 a year with sponsorship, 37.5 hours a week.', []],
  ['Civil Engineer: pay of £2,150 (say it) each calendar month, sponsored.', ['low-pay']],
  // Below the minimum wage for the hours that are stated.
  ['You are 27, full time: £420 a week for 45 hours a week.', ['low-pay']],
  ['You are 27, full time: £600 a week for 45 hours a week.', []],
  ['Trabaho bilang cleaner: £1,600 bawat buwan, 48 oras kada linggo.', ['low-pay']],
  ['Full time: £1,700 net a month, 40 hours a week.', []],
  ['You are 27 and work £11.44 for each hour worked, paid weekly.', ['low-pay']],
  ['We sponsor you. £540 a month is taken from your pay for the residence.', []],
  ['Your PhD stipend is £21,500 a year. The university sponsors your visa.', []],
  // Where the title is, and what else a text has.
  [
    'We appoint you as Civil Engineer, based in Hull, with sponsorship. You are paid £28,500 a year.',
    ['low-pay'],
  ],
  ['Veterinary surgeon, our clinic sponsors you. Salary £29,500, 40 hours.', ['low-pay']],
  ['Management Accountant, sponsored. The client’s budget is £26,800.', ['low-pay']],
  ['Data analyst in an NHS trust, Band 5, £32,073 a year, sponsorship is possible.', []],
  ['We sponsor accountants. A training budget of £12,000 is in your salary review.', []],
  // By the day, and for those who learn.
  ['Live-in companion, £75 per day, 10 hours work each day, own room.', ['low-pay']],
  ['8 hour shift, £85 a day, must be 21+.', ['low-pay']],
  ['8 hour shift, £110 a day, must be 21+.', []],
  ['Apprentice joiner, pay £6.90 an hour.', ['low-pay']],
  ['£9.80 per hour, over 21s, students welcome, free parking.', ['low-pay']],
  ['You are 25. Trainee, not an apprentice: salary £20,500 a year, 40 hours a week.', ['low-pay']],
  ['No sponsorship is needed. You are 25: £21,000 a year for 40 hours a week.', ['low-pay']],
])('pay: %s', (text, reasons) => {
  expect(reasonsOf(text)).toEqual(reasons)
})

test.each([
  ['Contratamos motoristas de caminhão do Brasil com patrocínio.', ['closed-work']],
  ['Требуются водители грузовиков, sponsorship за счёт компании.', ['closed-work']],
  ['Store Manager for our shops: sponsorship straight from Dubai.', ['closed-work']],
  [
    'We have the licence for a Tandoori Chef from Doha, sponsored. We are closed on Mondays.',
    ['closed-work'],
  ],
  ['15 undefined certificates for home carers, candidates in Ghana.', ['closed-work']],
  ['Buscamos temporeros, patrocinamos el visado Skilled Worker.', ['closed-work']],
  ['Your store manager gives a reference. You are our new pharmacist from Dubai, sponsored.', []],
  ['The care worker route is closed since July 2025, we do not sponsor from Ghana.', []],
  ['We sponsor five care assistants from Zimbabwe.', ['closed-work']],
  [
    'You are still in Nairobi? We assign your certificate for the Senior Care Worker role.',
    ['closed-work'],
  ],
  ['Home carers from Kerala, new Health and Care visa.', ['closed-work']],
  ['After your interview from Accra we sponsor you (SOC 6135).', ['closed-work']],
  ['Care worker with sponsorship: you fly in January.', ['closed-work']],
  ['काठमाडौंबाट केयर असिस्टेन्टको लागि नयाँ भिसा।', ['closed-work']],
  ['भारत से केयर वर्कर, वीज़ा स्पॉन्सरशिप के साथ।', ['closed-work']],
  ['لاہور سے کیئر ورکر، ورک ویزا سپانسر ہوگا۔', ['closed-work']],
  ['ঢাকা থেকে কেয়ার ওয়ার্কার, ভিসা স্পনসর করা হবে।', ['closed-work']],
  ['Care worker from Ghana who is switching: we sponsor you, you hold a student visa.', []],
  [
    'Care worker in Leeds with sponsorship for people who are currently in the UK, from any country.',
    [],
  ],
  ['We sponsor you as a nurse from Kerala. Care assistants on the ward help you.', []],
  ['We sponsor a home manager from Ghana to lead a team of care workers.', []],
  ['We cannot sponsor care workers from abroad.', []],
  ['We sponsor nurses from Kerala.', []],
  // Below the level of the route: nobody anywhere can be sponsored for it.
  ['Security guard wanted, visa sponsorship.', ['closed-work']],
  ['Delivery driver, the company sponsors your visa.', ['closed-work']],
  ['نوظف حراس أمن مع كفالة تأشيرة.', ['closed-work']],
  ['Fruit pickers: we sponsor you for the Seasonal Worker visa.', []],
  ['Cleaners, £13 an hour, no sponsorship.', []],
  // Open to people who have been on the route since before 22 July 2025.
  ['Butcher, sponsorship possible.', []],
  ['Butcher from Ghana, sponsorship possible.', ['closed-work']],
  ['Carer, sponsorship possible.', []],
  // Common words for the same work, in the languages of the site and of its readers.
  ['Doorman for our club, we sponsor you.', ['closed-work']],
  ['Nail technician, visa sponsorship.', ['closed-work']],
  ['Retail Assistant: we’ll issue a defined certificate for you.', ['closed-work']],
  ['Car valeters in Slough, sponsorship for all.', ['closed-work']],
  ['मैनचेस्टर में वेटर की नौकरी, होटल स्पॉन्सर करेगा।', ['closed-work']],
  ['ٹیکسی ڈرائیور کی نوکری، کمپنی سپانسر کرے گی۔', ['closed-work']],
  ['রেস্টুরেন্টে ওয়েটার নিব, স্কিলড ওয়ার্কার ভিসা।', ['closed-work']],
  ['गोदाममा फोर्कलिफ्ट चालक, कम्पनीले स्पोन्सर गर्छ।', ['closed-work']],
  ['Warehouse me kaam hai, company sponsor karegi.', ['closed-work']],
  ['Tindera sa Leeds, i-sponsor daw ng amo.', ['closed-work']],
  ['Dem dey find shop attendant, dem go sponsor you.', ['closed-work']],
  ['Nous cherchons des plongeurs, visa parrainé par nous.', ['closed-work']],
  ['وظيفة عامل غسيل سيارات بتأشيرة عامل ماهر.', ['closed-work']],
  ['Dem dey carry carers straight from Naija, with sponsor.', ['closed-work']],
  // People who say that it is not possible, or ask about it, and work beside another.
  ['Can a waiter get a Skilled Worker visa?', []],
  ['Pwede ba ang waiter sa Skilled Worker visa?', []],
  ['Waiter fit get Skilled Worker visa so? I hear say e no possible.', []],
  ['Chef ke liye bahar se sponsor nahi ho sakta, July 2025 se band hai.', []],
  ['এখন বাংলাদেশ থেকে কেয়ার ওয়ার্কার স্পনসর করা যায় না।', []],
  ['अब नेपालबाट केयर वर्करलाई स्पोन्सर गर्न मिल्दैन।', []],
  ['Dem no dey sponsor carers from Nigeria again.', []],
  ['Our receptionist will meet you. You are our new radiographer, and we sponsor you.', []],
  ['Warehouse manager: you plan shifts for forklift drivers. Sponsorship is possible.', []],
  ['Your uniform comes by courier. You are a ward nurse, we sponsor your visa.', []],
  ['Dukaan me shop assistant chahiye. Skilled Worker? Sponsor nahi karte.', []],
  ['Software engineer, sponsorship offered. You build what cashiers use.', []],
  ['A taxi driver will wait for you at Heathrow. We sponsor you.', []],
  ['आप नर्स हैं, हम स्पॉन्सर करते हैं। सिक्योरिटी गार्ड गेट पर मिलेगा।', []],
  // Words about something else than the job.
  ['Waiter, we sponsor you. Pets are not allowed.', ['closed-work']],
  ['Waiter, we sponsor you. Nobody can smoke in the rooms.', ['closed-work']],
  ['Waiter sa Leeds, i-sponsor ka namin. Bawal manigarilyo.', ['closed-work']],
  ['Hindi daw pwede ang waiter sa Skilled Worker visa.', []],
  ['A TB test by a doctor is needed. We sponsor you as a waiter.', ['closed-work']],
  ['The teacher of your children meets you. We sponsor you as a waiter.', ['closed-work']],
  ['You are our new maths teacher, we sponsor you. Cleaners come at six.', []],
  ['Registered nurse, Hull, with sponsorship. Cleaners come at six.', []],
  ['We plan to hire waiters, sponsorship for all.', ['closed-work']],
  ['HGV class 1 job in Immingham, company sponsors.', ['closed-work']],
  ['May bakante kaming room attendant, mag-iisponsor ang hotel.', ['closed-work']],
  ['केयर असिस्टेंट: आप केरल में रहते हुए आवेदन करें, हम स्पॉन्सर करेंगे।', ['closed-work']],
  ['Kazi ya mlezi, udhamini ukiwa Dar es Salaam.', ['closed-work']],
  ['Patrocinamos cuidadores desde Colombia.', ['closed-work']],
  ['No podemos patrocinar cuidadores desde Colombia.', []],
])('work: %s', (text, reasons) => {
  expect(reasonsOf(text)).toEqual(reasons)
})

test('who sells the papers of care work writes to people abroad, and that is closed', () => {
  const text = 'Care assistant in Leeds. Pay £900 for your certificate of sponsorship.'
  expect(reasonsOf(text)).toEqual([])
  expect(reasonsOf(text, true)).toEqual(['closed-work'])
  expect(reasonsOf('Care job, £900 for the visa. Carers are well paid.', true)).toEqual([
    'closed-work',
  ])
  expect(reasonsOf('Nurse in Leeds. Pay £900 for your visa.', true)).toEqual([])
  // The visa’s name is no work.
  expect(reasonsOf('Nurse: pay £900 for the Health and Care Worker visa.', true)).toEqual([])
})

test('a long sentence before the jobs is read in time', () => {
  const text = `${'word '.repeat(11_800)}. We sponsor waiter, taxi driver, cleaner, barber.`
  expect(reasonsOf(text)).toEqual(['closed-work'])
})

function reasonsOf(text: string, isSold = false) {
  return assessJob(toPlain(text), ruleIndex, { date: DATE, isSold }).map(({ reason }) => reason)
}
