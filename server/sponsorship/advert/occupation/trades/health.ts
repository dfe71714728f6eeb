import type { Trade } from './trade.ts'

/** Nurses' codes have one pay scale and one standing: where a ward does not tell which, any of them holds. */
export const HEALTH: Trade[] = [
  {
    code: '2235',
    titles: `mental health nurse, registered mental health nurse, registered mental nurse, rmn, rmhn, rnmh,
      psychiatric nurse, community psychiatric nurse, cpn, cmhn, cmht nurse, camhs nurse, forensic nurse, nurse rmn,
      registered nurse mental health, registered nurse rmn, staff nurse mental health, staff nurse rmn, nurse mental health, rgn rmn, learning disability nurse,
      rnld, registered nurse learning disability, nurse learning disability, registered learning disability nurse, recovery nurse, perinatal mental health nurse`,
  },
  {
    code: '2236',
    titles: `paediatric nurse, children nurse, childrens nurse, neonatal nurse, school nurse, paediatric staff nurse, neonatal staff nurse, registered children nurse,
      children staff nurse, rscn, staff nurse paediatric, staff nurse neonatal, staff nurse children, staff nurse nicu, staff nurse picu, nicu nurse, picu nurse, nursery nurse neonatal,
      paediatric community nurse, children community nurse, registered nurse child, school staff nurse, community children nurse, paediatric sister, special school nurse`,
  },
  {
    code: '2231',
    titles: `midwife, registered midwife, community midwife, rotational midwife, midwifery matron, midwifery manager, midwifery sister, specialist midwife,
      consultant midwife, head of midwifery, research midwife, labour ward coordinator, midwife team leader, midwifery team leader`,
  },
  {
    code: '2232',
    titles: `district nurse, community nurse, community staff nurse, practice nurse, general practice nurse, gp nurse, gpn, health visitor, community nurse team leader,
      community sister, district nursing sister, district nurse team leader, community matron, specialist community public health nurse, community care nurse, community nurse practitioner,
      hospice community nurse, community registered nurse, community nursing sister, community charge nurse, community rgn, homeless nurse, treatment room nurse, family nurse`,
  },
  {
    code: '2234',
    titles: `nurse practitioner, advanced nurse practitioner, anp, emergency nurse practitioner, enp, advanced clinical practitioner, acp, mental health practitioner, advanced practitioner nurse,
      trainee advanced clinical practitioner, senior mental health practitioner, community mental health practitioner, primary care nurse practitioner, urgent care practitioner, urgent care nurse practitioner, advanced practitioner`,
    others: '2233 2235',
  },
  {
    code: '2233',
    titles: `clinical nurse specialist, nurse specialist, specialist nurse, cns, critical care nurse, intensive care nurse, itu nurse, icu nurse, ccu nurse, critical care staff nurse, itu staff nurse, icu staff nurse, intensive care staff nurse,
      diabetes nurse, oncology nurse, cancer nurse, macmillan nurse, palliative care nurse, tissue viability nurse, infection control nurse, infection prevention nurse, stoma nurse, continence nurse, respiratory nurse, heart failure nurse,
      cardiac nurse, renal nurse, dialysis nurse, haemodialysis nurse, chemotherapy nurse, endoscopy nurse, a and e nurse, ed nurse, emergency nurse, emergency department nurse, dermatology nurse, epilepsy nurse, parkinson nurse, stroke nurse, research nurse, clinical research nurse,
      rheumatology nurse, urology nurse, ophthalmic nurse, fertility nurse, sexual health nurse, transplant nurse, nurse colposcopist, nurse endoscopist, vascular nurse, pain nurse, tb nurse, safeguarding nurse, looked after child nurse, advanced primary care nurse, breast care nurse, immunisation nurse, aesthetic nurse, end of life nurse, outreach nurse, liaison nurse, discharge nurse`,
    others: '2237',
  },
  {
    code: '2237',
    titles: `staff nurse, registered nurse, registered general nurse, rgn, general nurse, adult nurse, nurse, sister, ward sister, charge nurse, junior sister, senior sister, deputy sister, sister charge nurse, nursing sister, clinical sister, clinical nurse,
      theatre nurse, scrub nurse, recovery nurse theatre, theatre staff nurse, ward nurse, bank nurse, bank registered nurse, nurse in charge, lead nurse, clinical lead nurse, nurse team leader, nursing team leader, nurse educator, practice educator nurse, clinical practice educator nurse, practice development nurse, occupational health nurse, custody nurse, prison nurse, triage nurse,
      outpatient nurse, surgical nurse, medical nurse, pre assessment nurse, preoperative assessment nurse, anaesthetic nurse, nurse advisor, nurse adviser, nurse assessor, nurse consultant, night nurse, nursing home nurse, care home nurse, qualified nurse, newly qualified nurse, rn, nurse clinical lead, home nurse, nurse lead, nurse deputy manager, clinical educator nurse, day surgery nurse, orthopaedic nurse, senior nurse, duty nurse, nurse associate practitioner, overseas nurse, international nurse, ward leader, bed manager nurse`,
  },
  {
    code: '2237',
    titles:
      'ward manager, deputy ward manager, matron, clinical nurse manager, nurse manager, clinical ward manager, modern matron, nursing manager, assistant ward manager',
    others: '1171',
  },
  {
    code: '1171',
    titles:
      'director of nursing, chief nurse, deputy chief nurse, deputy director of nursing, associate director of nursing, head of nursing, director of clinical service, clinical service manager, head of clinical service',
  },
  {
    code: '6133',
    titles:
      'dental nurse, dental nurse receptionist, orthodontic nurse, lead dental nurse, senior dental nurse',
  },
  {
    code: '3240',
    titles: 'veterinary nurse, vet nurse, rvn, registered veterinary nurse, animal nurse',
  },
  {
    code: '6131',
    titles: 'nursing associate, nurse associate, registered nursing associate',
    others: '3219 2237',
  },
  {
    code: '6131',
    titles: `nursing assistant, nursing auxiliary, auxiliary nurse, nurse auxiliary, clinical support worker, maternity support worker, healthcare support worker, health care support worker, hcsw, theatre support worker, maternity care assistant, midwifery assistant, ward assistant healthcare, auxillary nurse, theatre healthcare assistant, bank healthcare support worker`,
    others: '6135',
  },
  {
    code: '6131',
    titles:
      'assistant practitioner, associate practitioner, therapy assistant, physiotherapy assistant, occupational therapy assistant, rehabilitation assistant, therapy support worker, rehabilitation support worker, therapy assistant practitioner, occupational therapy support worker, physiotherapy support worker, speech and language therapy assistant',
    others: '3219 3213',
  },
  {
    code: '3213',
    titles:
      'radiography assistant practitioner, mammography assistant practitioner, phlebotomist, cardiographer, ecg technician, dental technician, audiology technician, orthopaedic technician, prosthetist technician, renal technician, sterile service technician, mortuary technician',
    others: '3219 6131',
  },
  {
    code: '2221',
    titles:
      'physiotherapist, physio, clinical specialist physiotherapist, physiotherapy practitioner, first contact practitioner physiotherapist, musculoskeletal physiotherapist, msk physiotherapist, physiotherapy team lead, physiotherapy clinical lead, physiotherapy team leader',
  },
  {
    code: '2222',
    titles:
      'occupational therapist, occupational therapy practitioner, occupational therapist team leader, occupational therapy team lead, occupational therapy clinical lead',
  },
  {
    code: '2223',
    titles:
      'speech and language therapist, speech language therapist, speech therapist, salt therapist, language therapist, speech and language therapist team lead, dysphagia therapist',
  },
  {
    code: '2224',
    titles:
      'cognitive behavioural therapist, cognitive behaviour therapist, cbt therapist, psychotherapist, high intensity therapist, hi therapist, high intensity cbt therapist, cognitive behavioural psychotherapist, child and adolescent psychotherapist, family and systemic psychotherapist, child psychotherapist, psychological therapist, psychological counsellor',
  },
  {
    code: '3219',
    titles: 'psychological wellbeing practitioner, pwp, mental wellbeing practitioner',
    others: '2224 3224',
  },
  {
    code: '2225',
    titles:
      'clinical psychologist, counselling psychologist, consultant clinical psychologist, principal clinical psychologist, consultant psychologist, clinical counselling psychologist, clinical neuropsychologist, neuropsychologist',
    others: '2226',
  },
  {
    code: '2226',
    titles:
      'forensic psychologist, educational psychologist, occupational psychologist, practitioner psychologist, health psychologist, sport psychologist, psychologist, child psychologist, applied psychologist',
    others: '2225',
  },
  {
    code: '2229',
    titles:
      'art therapist, music therapist, drama therapist, dramatherapist, family therapist, systemic family therapist, dance movement therapist, sport therapist, osteopath, chiropractor, acupuncturist, art psychotherapist, play therapist, nutritionist',
  },
  {
    code: '2251',
    titles:
      'pharmacist, clinical pharmacist, pharmacy manager, pharmacist manager, chief pharmacist, lead pharmacist, dispensary manager, community pharmacist, pcn pharmacist, prescribing pharmacist, superintendent pharmacist, practice pharmacist, relief pharmacist',
  },
  {
    code: '3212',
    titles:
      'pharmacy technician, pharmaceutical technician, pharmacy medicine management technician, medicine management technician, accredited checking technician, medicine optimisation technician',
  },
  {
    code: '7114',
    titles:
      'pharmacy assistant, pharmacy dispenser, dispensing assistant, dispenser, optical assistant, assistant technical officer pharmacy, pharmacy healthcare assistant, healthcare assistant pharmacy',
    others: '3212',
  },
  {
    code: '2252',
    titles: 'optometrist, ophthalmic optician, resident optometrist, clinical optometrist',
  },
  { code: '3211', titles: 'dispensing optician' },
  {
    code: '2253',
    titles:
      'dentist, dental surgeon, associate dentist, orthodontist, periodontist, dental associate, endodontist, dental practitioner, general dental practitioner',
  },
  {
    code: '3219',
    titles:
      'dental hygienist, dental therapist, hygienist, dental hygienist therapist, physician associate, anaesthesia associate',
    others: '2259 2219',
  },
  {
    code: '2254',
    titles:
      'radiographer, diagnostic radiographer, therapeutic radiographer, sonographer, mammographer, mri radiographer, ct radiographer, ultrasonographer, nuclear medicine technologist, reporting radiographer, superintendent radiographer, radiotherapist, ultrasound practitioner, nuclear medicine practitioner, sonographer lead',
  },
  {
    code: '2255',
    titles:
      'paramedic, emergency care practitioner, paramedic practitioner, specialist paramedic, advanced paramedic practitioner, newly qualified paramedic',
  },
  {
    code: '6132',
    titles:
      'ambulance care assistant, emergency care assistant, ambulance driver, patient transport service driver, emergency medical technician, ambulance technician, associate ambulance practitioner, emergency care support worker, patient transport driver',
  },
  {
    code: '2256',
    titles:
      'podiatrist, chiropodist, community podiatrist, podiatric surgeon, foot health practitioner',
  },
  {
    code: '2259',
    titles:
      'operating department practitioner, odp, theatre practitioner, scrub practitioner, anaesthetic practitioner, recovery practitioner theatre, operating theatre practitioner, audiologist, dietitian, dietician, clinical physiologist, cardiac physiologist, respiratory physiologist, neurophysiologist, cardiac physiologist echo, echocardiographer, orthoptist, vascular scientist, vascular technologist, physiologist, sleep physiologist, gi physiologist, perfusionist, orthotist, prosthetist, prosthetist orthotist, clinical vascular scientist, theatre scrub practitioner, anaesthetic odp, scrub odp, theatre team leader',
    others: '',
  },
  {
    code: '2113',
    titles:
      'biomedical scientist, bms, clinical scientist, healthcare scientist, specialist biomedical scientist, biochemist, lead biomedical scientist, chief biomedical scientist, histopathology biomedical scientist, genetic technologist clinical scientist',
    others: '',
  },
  {
    code: '3111',
    titles:
      'medical laboratory assistant, laboratory technician, lab technician, laboratory assistant, associate practitioner laboratory, cytoscreener, laboratory support worker, mla, pathology support worker, laboratory analyst technician, science technician, laboratory support assistant',
  },
  {
    code: '2211',
    titles:
      'general practitioner, gp, salaried gp, gp partner, lead gp, portfolio gp, gp principal, locum gp, salaried general practitioner, out of hour gp, gp locum, clinical director gp, gp retainer',
  },
  {
    code: '2212',
    titles: `specialty doctor, speciality doctor, psychiatrist, anaesthetist, radiologist, paediatrician, surgeon, cardiologist, neurologist, haematologist, oncologist, dermatologist, geriatrician, gastroenterologist, rheumatologist, ophthalmologist, urologist, histopathologist, obstetrician, gynaecologist, endocrinologist,
      nephrologist, neonatologist, orthopaedic surgeon, associate specialist, consultant physician, specialty registrar, specialist registrar, microbiologist consultant, consultant microbiologist, neurosurgeon, intensivist, consultant psychiatrist, consultant radiologist, community paediatrician, consultant obstetrician, respiratory physician, stroke physician, acute physician, palliative medicine consultant, pathologist consultant, virologist consultant, consultant histopathologist, speciality registrar, specialist doctor`,
  },
  {
    code: '2212',
    titles:
      'clinical fellow, trust doctor, trust grade doctor, senior clinical fellow, junior clinical fellow, junior doctor, foundation doctor, senior house officer, sho, resident medical officer, rmo, locum doctor, medical doctor, teaching fellow clinical, registrar medicine',
    others: '2211',
  },
  {
    code: '2240',
    titles:
      'veterinary surgeon, veterinarian, vet, veterinary practitioner, locum vet, small animal vet, veterinary clinical director',
  },
  {
    code: '2461',
    titles:
      'social worker, approved mental health professional, amhp, qualified social worker, senior social worker, social work team manager, children social worker, advanced social work practitioner, independent reviewing officer, social work assistant team manager, consultant social worker, social worker team leader, supervising social worker, principal social worker',
  },
  {
    code: '4211',
    titles: 'medical secretary, clinical secretary, medical typist, medical pa',
    others: '4217',
  },
  {
    code: '4131',
    titles: 'ward clerk, medical record clerk, ward receptionist, health record clerk',
    others: '4216',
  },
  {
    code: '4216',
    titles:
      'receptionist, medical receptionist, gp receptionist, hospital receptionist, front of house receptionist, receptionist administrator, outpatient receptionist, dental receptionist, patient receptionist, school receptionist, hotel receptionist, salon receptionist',
  },
  {
    code: '1231',
    titles:
      'practice manager, gp practice manager, dental practice manager, clinic manager, assistant practice manager, deputy practice manager, surgery manager',
  },
  { code: '9262', titles: 'hospital porter, theatre porter, patient porter, porter hospital' },
]
