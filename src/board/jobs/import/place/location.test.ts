import { expect, test } from 'vitest'
import type { Advert } from '#board/jobs/import/advert.ts'
import { parseLocation } from './location.ts'

function read(advert: Advert, texts = {}, fallback = 'GB') {
  const refusals: string[] = []
  const shown = { title: 'Registered nurse', description: 'Care for people.', ...texts }
  const location = parseLocation(advert, shown, fallback, ({ value }) => refusals.push(value ?? ''))
  return { ...location, refusals }
}

test.each([
  ['ARLESEY', 'Arlesey'],
  ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
  ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
  ['BATH', 'Bath'],
  ["KING'S LYNN", "King's Lynn"],
  ['UHCW', 'UHCW'],
  ['HMP WOODHILL, MILTON KEYNES', 'HMP Woodhill, Milton Keynes'],
  ['Preston, Preston', 'Preston'],
  ['King&#39;s Mill  Hospital , Sutton', "King's Mill Hospital, Sutton"],
  ['London, UK', 'London'],
  ['Belfast, Northern Ireland', 'Belfast, Northern Ireland'],
  ['Leeds, England, United Kingdom', 'Leeds, England'],
  ['TBC, TBC', null],
  ['United Kingdom', null],
])('the place %s is %s', (location, place) => {
  expect(read({ location }).place).toBe(place)
})

test.each([
  [{ location: 'Arlesey', postcode: 'SG15 6SN' }, 'Arlesey', 'SG15'],
  [{ location: 'CM778YG' }, null, 'CM77'],
  [{ location: 'W6 8DR' }, null, 'W6'],
  [{ location: 'M13' }, null, 'M13'],
  [{ location: 'Nightingale House, Leeds LS1 4AP' }, 'Nightingale House, Leeds', 'LS1'],
  [{ location: 'Leeds', postcode: 'nonsense' }, 'Leeds', null],
])('%o', (advert, place, postcodeDistrict) => {
  expect(read(advert)).toMatchObject({ place, postcodeDistrict })
})

test.each([
  [{ location: 'Aberdeen AB10' }, 'Aberdeen', 'AB10'],
  [{ location: 'Dublin 4, Ireland' }, 'Dublin 4', null],
])('%o keeps its place', (advert, place, postcodeDistrict) => {
  expect(read(advert)).toMatchObject({ place, postcodeDistrict })
})

test('the county is added to the town, once', () => {
  expect(read({ location: 'Bolton', region: 'Greater Manchester' }).place).toBe(
    'Bolton, Greater Manchester',
  )
  expect(read({ location: 'York, North Yorkshire', region: 'North Yorkshire' }).place).toBe(
    'York, North Yorkshire',
  )
})

test('a place is no longer than it may be', () => {
  expect(read({ location: 'Long Lane '.repeat(40) }).place?.length).toBeLessThanOrEqual(120)
})

test.each([
  ['51.5', '-0.12', 51.5, -0.12],
  ['.5', '.14', 0.5, 0.14],
  ['0', '0', null, null],
  ['91', '0.1', null, null],
  ['51.5', '', null, null],
  ['north', 'east', null, null],
])('coordinates %s and %s', (north, east, latitude, longitude) => {
  expect(read({ latitude: north, longitude: east })).toMatchObject({ latitude, longitude })
})

test.each([
  [{ location: 'Remote' }, {}, true, null],
  [{ location: 'Leeds', remote: 'true' }, {}, true, 'Leeds'],
  [{ location: 'Work from home' }, {}, true, null],
  [{ location: 'London', remote: '0' }, { title: 'Tutor (remote)' }, true, 'London'],
  [{ location: 'London' }, { title: 'Remote sensing scientist' }, false, 'London'],
  [{ location: 'Bolton' }, { title: 'Nurse - Home Based Treatment' }, false, 'Bolton'],
  [{ location: 'Bolton Home Based Treatment Team' }, {}, false, 'Bolton Home Based Treatment Team'],
])('%o %o is remote: %s', (advert, texts, isRemote, place) => {
  expect(read(advert, texts)).toMatchObject({ isRemote, place })
})

test.each([
  [{ country: 'United Kingdom' }, 'GB'],
  [{ country: 'GBR' }, 'GB'],
  [{ country: 'gb-eng' }, 'GB'],
  [{ country: 'Ireland' }, 'IE'],
  [{ location: 'Köln, North Rhine-Westphalia, Germany' }, 'DE'],
  [{ location: 'Munich' }, 'DE'],
  [{ location: 'Belfast, NI' }, 'GB'],
  [{ location: 'Leeds', country: 'United Kingdom (UK)' }, 'GB'],
  [{ location: 'Leeds', country: 'UK - England' }, 'GB'],
  [{ country: 'United Kingdom of Great Britain and Northern Ireland' }, 'GB'],
  [{ location: 'St Helier', country: 'Jersey' }, 'JE'],
  [{ location: 'St Helier, Jersey', country: 'UK' }, 'JE'],
  [{ location: 'St Peter Port', postcode: 'GY1 1AA' }, 'GG'],
  [{ location: 'Douglas IM1 2AA', country: 'GB' }, 'IM'],
  [{ location: 'Gibraltar' }, 'GI'],
  [{ location: 'St Peter Port' }, 'GG'],
  [{ location: 'St Peter Port', country: 'GB' }, 'GG'],
  [{ location: 'St Helier, SM5 1AA', country: 'GB' }, 'GB'],
  [{ location: 'Alderney' }, 'GG'],
  [{ location: 'Douglas' }, 'IM'],
  [{ location: 'Grand Cayman' }, 'KY'],
  [{ location: 'British Virgin Islands' }, 'VG'],
  [{ location: 'Remote (Spain)' }, 'ES'],
  [{ location: 'Jersey Farm, St Albans' }, 'GB'],
  [{ location: 'Wien, Österreich' }, 'AT'],
  [{ location: 'München, DE' }, 'DE'],
  [{ location: 'London, SE' }, 'GB'],
  [{ location: 'Leeds' }, 'GB'],
])('the country of %o is %s', (advert, country) => {
  expect(read(advert).country).toBe(country)
})

test.each([
  ['Nurse - Work in the Bermuda', '', 'BM'],
  ['Physician (Relocate to Canada)', '', 'CA'],
  ['Equity Analyst - Dubai, UAE', '', 'AE'],
  ['Analyst', 'The role is based in Singapore, with a team of ten.', 'SG'],
  ['Analyst - London or Dubai', '', 'GB'],
  ['Nurse - Bermuda', '', 'BM'],
  ['Nurse (Jersey)', '', 'JE'],
  ['Nurse - Guernsey based', '', 'GG'],
  ['Nurse', 'The position is based in Hamilton, Bermuda; we pay for your move.', 'BM'],
  ['Nurse', 'You will relocate to Gibraltar.', 'GI'],
  ['Nurse', 'You will be based at our office in Singapore.', 'SG'],
  ['Nurse', 'This role is in Dublin, Ireland.', 'IE'],
  ['Nurse', 'We care. Based in our Dubai office.', 'AE'],
  ['Nurse', 'Position based at our Jersey site.', 'JE'],
  ['Nurse', 'Onsite in Dublin 4 days a week.', 'IE'],
  ['Nurse', 'Work from home anywhere in Spain.', 'ES'],
  ['Nurse', 'Work location - Isle of Man.', 'IM'],
  ['Nurse', 'Place of work: St Helier, Jersey.', 'JE'],
  ['Nurse', 'Based in Leeds, we have offices in Dubai.', 'GB'],
  ['Nurse', 'You will be based in Reading, Berkshire.', 'GB'],
  ['Nurse', 'You will work in London with our office in Singapore.', 'GB'],
  ['Nurse', 'You will be working in Partnership with Ireland.', 'GB'],
  ['Japan Travel Consultant', '', 'GB'],
  ['Nurse', 'You work with our team in Ireland.', 'GB'],
  ['Nurse', 'The role is based in Reading.', 'GB'],
  ['Nurse', 'Role: Nurse Location: St Helena Island, South Atlantic Contract: 2 years', 'SH'],
  ['Teacher', 'Location: Falkland Islands', 'FK'],
  ['Nurse', 'Location: Reading, near Ireland Road', 'GB'],
  ['Nurse', 'Location: Georgia House, Leeds', 'GB'],
  ['Nurse', 'We care for all.\n\nWork location: Falkland Islands', 'FK'],
  ['Analyst', 'Location: UK (home-based). Client location: Germany.', 'GB'],
  ['Analyst', 'You travel at times. Client location: Germany', 'GB'],
  ['Analyst', 'Role: Analyst Client location: Germany', 'GB'],
  ['Nurse', 'Location: Ireland / Northern Ireland', 'GB'],
  ['Nurse', 'Location: St Helena, Myland Hall, Colchester', 'GB'],
])('the work of %j, %j is in %s, whatever the board says', (title, description, country) => {
  expect(read({ location: 'Leeds', country: 'GB' }, { title, description }).country).toBe(country)
})

test.each([{ postcode: 'CO4 5JR' }, { location: 'Hospice, CO4 5JR' }])(
  'the postcode of %o counts more than a label of the text',
  (board) => {
    const text = { title: 'Nurse', description: 'Location: St Helena' }
    expect(read({ location: 'Hospice', country: 'GB', ...board }, text).country).toBe('GB')
  },
)

test('an advert in German that names no country is no British one', () => {
  const description = 'Wir suchen für unsere Praxis eine Kraft mit Herz und Verstand. '.repeat(4)
  expect(read({ location: 'Oberrot' }, { description }).country).toBe('DE')
  expect(read({ location: 'Oberrot' }, { title: 'Buchhalter (m/w/d)' }).country).toBe('DE')
})

test('a country we do not know is refused by name', () => {
  expect(read({ country: 'Narnia' }).refusals).toEqual(['Narnia'])
})
