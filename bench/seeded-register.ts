const FIRST =
  'Amber Birch Cedar Delta Ember Falcon Granite Harbour Iris Juniper Kestrel Linden Maple Nimbus Osprey Pioneer Quarry Raven Summit Tern Umber Vale Willow Yarrow Zenith'.split(
    ' ',
  )
const SECOND =
  'Care Foods Homes Dental Systems Software Logistics Engineering Solutions Recruitment Hospitality Energy Nursing Motors Design Media Trading Legal Building Retail'.split(
    ' ',
  )
const ENDS = ['Ltd', 'Limited', 'LIMITED', 'LTD', 'LLP', 'plc', 'UK Ltd', 'Group Limited', '']
const TOWNS = ['London', 'LONDON', 'Leeds', 'Hull ', 'Cardiff', 'Belfast', 'Glasgow', 'SR5 2BT', '']
const ROUTES = ['Skilled Worker', 'Skilled Worker', 'Skilled Worker', 'Creative Worker']

/**
 * A register with a number of rows in the official format, identical on every machine. One in five names has two rows.
 */
export function seededRegister(rows: number): string {
  const lines = ['Organisation Name,Town/City,County,Type & Rating,Route']
  for (let row = 0; row < rows; row += 1) {
    const number = Math.floor((row * 5) / 6)
    const name = nameOf(number)
    const town = TOWNS[number % TOWNS.length]
    const rating = number % 3000 === 0 ? 'B rating' : 'A rating'
    const route = Math.floor(((row - 1) * 5) / 6) === number ? 'Charity Worker' : routeOf(number)
    lines.push(`"${name}","${town}",,"Worker (${rating})","${route}"`)
  }
  return `${lines.join('\r\n')}\r\n`
}

function nameOf(number: number) {
  const first = FIRST[number % FIRST.length]
  const second = SECOND[Math.floor(number / FIRST.length) % SECOND.length]
  const third = FIRST[Math.floor(number / 7) % FIRST.length]
  const end = ENDS[number % ENDS.length]
  const trading = number % 13 === 0 ? ` T/A The ${third} ${second}` : ''
  return `${first} ${third} ${second} ${number.toString(36)} ${end}${trading}`.replaceAll(
    / +/g,
    ' ',
  )
}

function routeOf(number: number) {
  return ROUTES[number % ROUTES.length]
}
