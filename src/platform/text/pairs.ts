/**
 * American words (and second British spellings) next to the one we keep, 'from to'. One spelling is enough because
 * adverts and searches both go through it.
 */
export const PAIRS = `
  center centre, centers centres, centered centred, theater theatre, theaters theatres,
  fiber fibre, fibers fibres, liter litre, liters litres, caliber calibre, meager meagre,
  kilometer kilometre, kilometers kilometres, centimeter centimetre, millimeter millimetre,
  license licence, licenses licences, licenced licensed, licencing licensing,
  practise practice, practises practices, practicing practising, practiced practised,
  defense defence, offense offence, pretense pretence,
  program programme, programs programmes, catalog catalogue, catalogs catalogues,
  cataloging cataloguing, cataloged catalogued, dialog dialogue, analog analogue,
  judgment judgement, judgments judgements, acknowledgment acknowledgement,
  aging ageing, tire tyre, tires tyres, gray grey, molding moulding,
  molded moulded, molder moulder, plow plough,
  fulfill fulfil, fulfills fulfils, fulfillment fulfilment, enroll enrol, enrolls enrols,
  enrollment enrolment, enrollments enrolments, instill instil, distill distil,
  skillful skilful, willful wilful, installment instalment, installments instalments,
  jewelry jewellery, marvelous marvellous, woolen woollen, councilor councillor,
  councilors councillors, maneuver manoeuvre, maneuvers manoeuvres, maneuvering manoeuvring,
  pajamas pyjamas, mustache moustache, cozy cosy, artifact artefact, artifacts artefacts,
  airplane aeroplane, airplanes aeroplanes, mom mum, moms mums, math maths,
  adviser advisor, advisers advisors, inquiry enquiry, inquiries enquiries, inquire enquire,
  speciality specialty, specialities specialties, learnt learned, spelt spelled,
  focussed focused, focussing focusing, targetted targeted, benefitted benefited,
  feces faeces, fecal faecal, cecum caecum, reactjs react, vuejs vue, angularjs angular,
  dietician dietitian, dieticians dietitians
`

/** Words that lose their u in American: behavior, behavioral, colored… */
export const OUR_STEMS = `
  behavio colo favo flavo harbo hono humo labo neighbo odo rigo savo tumo vapo endeavo armo demeano
  splendo valo vigo rumo parlo glamo clamo cando ardo fervo savio misdemeano discolo disfavo
`
export const OUR_ENDINGS = `
  r rs red ring rings rer rers rful rfully rless rable rably rite rites ral rally rhood rhoods rly rist rists ry
`
/** Words without the u in British spelling too. */
export const OUR_EXCEPTIONS = 'humoral armory clamorous'

/** Verbs that double their l in British: traveler, counseling, canceled… */
export const DOUBLED_STEMS = `
  travel counsel cancel label model signal fuel refuel level total channel dial tunnel equal rival
  marshal pencil panel initial remodel relabel unravel shovel chisel enamel funnel jewel quarrel
  spiral stencil swivel trial parcel bevel barrel
`
export const DOUBLED_ENDINGS = 'ed ing ings er ers or ors'

/** Beginnings, mostly medical, with many endings: pediatric, pediatrician, pediatrics. */
export const BEGINNINGS = `
  pediat paediat, anesth anaesth, orthoped orthopaed, gynec gynaec, hemat haemat, hemo haemo,
  leukem leukaem, anemi anaemi, ischem ischaem, septicem septicaem, glycem glycaem,
  hypoglycem hypoglycaem, hyperglycem hyperglycaem, bacterem bacteraem, hypoxem hypoxaem,
  uremi uraemi, edema oedema, esophag oesophag, estrogen oestrogen, diarrhe diarrhoe,
  celiac coeliac, cesar caesar, foet fet, archeolog archaeolog, encycloped encyclopaed,
  etiolog aetiolog, dyspne dyspnoe, apnea apnoea, amebi amoebi, paleo palaeo, homoeopath homeopath,
  sulfa sulpha, sulfon sulphon, sulfur sulphur, aluminum aluminium, draftsm draughtsm,
  draftsp draughtsp, despatch dispatch, skeptic sceptic
`

/** Words in -ize that are not verbs in -ise. */
export const Z_STAYS = `
  size sized sizes sizer sizers sizing resize resized resizes resizing oversize oversized downsize
  downsized downsizing upsize upsizing rightsize rightsized rightsizing midsize midsized undersized
  outsize outsized capsize capsized capsizes capsizing prize prized prizes prizing seize seized
  seizes seizer seizing maize baize assize assizes sizable sizeable pfizer devizes belsize bitesize
`

/** Words split by a hyphen or a space whose first half means nothing alone: co-ordinator. */
export const HALVES = `
  co ordinat operat, e mail learning commerce rostering prescribing bike, x ray rays,
  multi disciplin agency skilled lingual professional storey, dot net, re ablement ablers,
  inter personal, sub contract, ante natal, peri natal operative, neo natal, fork lift lifts,
  tele sales phone communications marketing, wi fi, well being, anti social, semi skilled, bio medical
`
