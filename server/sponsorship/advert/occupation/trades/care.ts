import type { Trade } from './trade.ts'

/** Whoever employs a care assistant decides the code: `withEmployer` has the last word. */
export const CARE: Trade[] = [
  {
    code: '6135',
    titles: `healthcare assistant, health care assistant, hca, clinical healthcare assistant, healthcare worker, health care worker`,
    others: '6131',
  },
  {
    code: '6135',
    titles: `care assistant, carer, care worker, support worker, care support worker, home carer, home care assistant, home care worker, homecare worker, homecare assistant, domiciliary carer, domiciliary care assistant, domiciliary care worker, live in carer, live in care worker, live in care assistant, community carer, community care assistant, community care worker, community support worker, residential support worker, night carer, night care assistant, night care worker, night support worker, bank care assistant, bank support worker, relief support worker, waking night support worker, mental health support worker, care and support worker, supported living worker, supported living support worker, personal care assistant, care practitioner, residential care worker, personal carer, complex care assistant, companion carer, caregiver, care giver, day care assistant, wellbeing assistant care, dementia care assistant, care home assistant, female carer, male carer, learning disability support worker, autism support worker, recovery worker support, reablement worker, reablement assistant, reablement support worker, live in support worker, pa carer, independent living worker`,
    others: '',
  },
  {
    code: '6135',
    titles: 'recovery practitioner, senior recovery practitioner',
    others: '3229 2234 2235 2461 2222',
  },
  {
    code: '6135',
    titles:
      'recovery worker, outreach worker, housing support worker, personal assistant to disabled person, engagement worker, keyworker, key worker',
    others: '3229 3221 6136',
  },
  {
    code: '6136',
    titles:
      'senior carer, senior care assistant, senior care worker, senior support worker, senior home carer, senior care practitioner, senior night care assistant, senior night carer, care team leader, senior care support worker, lead carer, field care supervisor, care supervisor, senior community support worker, senior residential support worker, senior domiciliary carer, care shift leader, senior healthcare assistant care home, care home team leader, support worker team leader, senior homecare worker, senior night support worker, bank senior care assistant, senior residential care worker, senior home care worker',
  },
  {
    code: '1232',
    titles:
      'registered manager, care home manager, nursing home manager, registered care manager, registered home manager, residential home manager, home manager, care manager, deputy care home manager, deputy home manager, registered service manager, domiciliary care manager, day centre manager, children home manager, registered children home manager, deputy registered manager, residential care manager, supported living manager, deputy care manager, branch manager home care, assistant home manager, extra care manager',
  },
  { code: '4159', titles: 'care coordinator', others: '6136 3229 2461 2237' },
  {
    code: '6134',
    titles:
      'residential childcare worker, residential child care worker, residential childcare practitioner, foster carer, houseparent, residential care officer, child residential support worker, children residential support worker, children residential worker, residential children worker, child support worker residential, residential child support worker, boarding houseparent, senior residential childcare worker, matron boarding',
    others: '6135',
  },
  {
    code: '3221',
    titles:
      'family support worker, youth worker, youth support worker, community development worker, family support practitioner',
    others: '3229',
  },
  {
    code: '3229',
    titles:
      'welfare officer, student support officer, victim support worker, homelessness support worker, student welfare officer, domestic abuse support worker, idva, independent domestic violence advisor, homelessness officer, social prescriber, social prescribing link worker',
    others: '3221',
  },
  {
    code: '3223',
    titles:
      'housing officer, tenancy officer, housing support officer, lettings officer, income officer housing, neighbourhood officer housing',
    others: '',
  },
  {
    code: '3224',
    titles: 'counsellor, mental health counsellor, school counsellor',
    others: '2224',
  },
  {
    code: '9223',
    titles:
      'domestic assistant, domestic, cleaner, housekeeping assistant, hotel cleaner, room attendant, domestic cleaner, cleaning operative, office cleaner, domestic service assistant, ward domestic, cleaning assistant, housekeeping domestic, school cleaner, ward hostess domestic, contract cleaner, housekeeping room attendant, ward housekeeper, domestic housekeeper, domestic operative, night cleaner',
  },
  {
    code: '6231',
    titles: 'housekeeper, lifestyle manager, private housekeeper',
    others: '9223 6240',
  },
  {
    code: '6240',
    titles:
      'head housekeeper, housekeeping manager, cleaning supervisor, domestic supervisor, housekeeping supervisor, cleaning manager, executive housekeeper, domestic team leader',
  },
  { code: '6116', titles: 'nanny, au pair' },
  { code: '6114', titles: 'childminder' },
  {
    code: '3232',
    titles:
      'early year practitioner, nursery practitioner, childcare practitioner, nursery nurse practitioner, early year educator, nursery educator, nursery room leader, nursery senior practitioner, early year lead practitioner, room leader nursery, nursery practitioner level 3, senior nursery practitioner, early year room leader',
    others: '6111',
  },
  {
    code: '6111',
    titles:
      'nursery nurse, nursery assistant, nursery worker childcare, childcare assistant, early year assistant, creche worker, bank nursery assistant, nursery apprentice assistant',
    others: '3232',
  },
  {
    code: '2324',
    titles:
      'nursery manager, deputy nursery manager, childcare manager, after school club manager, assistant nursery manager, nursery deputy manager',
  },
  { code: '6117', titles: 'playworker, play leader, play worker' },
]
