import type { Trade } from './trade.ts'

/** In Britain an 'engineer' may be a graduate or a fitter: where a title does not tell, both codes are named. */
export const ENGINEERING: Trade[] = [
  {
    code: '2121',
    titles:
      'civil engineer, structural engineer, geotechnical engineer, highway engineer, bridge engineer, civil design engineer, drainage engineer, transportation engineer, building service engineer, building service design engineer, structural design engineer, graduate civil engineer, infrastructure civil engineer, civil structural engineer, water engineer, site engineer, petroleum engineer, mining engineer, tunnel engineer, public health engineer, façade engineer, facade engineer, flood risk engineer, civil and structural engineer, hydraulic modeller, mep design engineer, highway design engineer, rail civil engineer, hydraulic engineer, civil site engineer, setting out engineer, sub agent civil, resident engineer, hydrologist engineer',
    others: '',
  },
  {
    code: '2122',
    titles:
      'mechanical design engineer, mechanical design manager, automotive design engineer, naval architect, stress engineer, marine engineer professional, powertrain engineer, chartered mechanical engineer, vehicle engineer, cfd engineer, fea engineer, mechanical building service engineer, thermal engineer, fluid dynamics engineer, piping engineer, chassis engineer, vehicle dynamics engineer, pipe stress engineer, mechanical building service design engineer',
    others: '',
  },
  {
    code: '2122',
    titles:
      'mechanical engineer, automotive engineer, marine engineer, principal mechanical engineer, senior mechanical engineer',
    others: '5223',
  },
  {
    code: '2123',
    titles:
      'electrical design engineer, power system engineer, electrical power engineer, principal electrical engineer, railway signalling engineer, signalling engineer, signalling design engineer, high voltage engineer design, power electronic engineer, electrical building service engineer, electrical building service design engineer, protection engineer, electrification engineer, grid engineer, grid connection engineer, signalling designer, power engineer, electrical and control engineer design',
    others: '',
  },
  {
    code: '2123',
    titles:
      'electrical engineer, senior electrical engineer, electrical and instrumentation engineer, eandi engineer, e and i engineer, electrical control engineer, electrical project engineer, electrical commissioning engineer',
    others: '5241',
  },
  {
    code: '2124',
    titles:
      'electronic design engineer, electronic engineer, rf engineer, fpga engineer, hardware engineer, hardware design engineer, asic engineer, broadcast engineer, radio frequency engineer, digital design engineer, analogue design engineer, pcb design engineer, telecommunication engineer professional, antenna engineer, radar engineer, microwave engineer, ic design engineer, silicon engineer, asic design engineer, asic verification engineer, verification engineer, electronic hardware engineer, analog design engineer, semiconductor engineer, photonic engineer',
    others: '5249',
  },
  {
    code: '2125',
    titles:
      'process engineer, chemical engineer, production engineer, control and instrumentation engineer, pharmaceutical engineer, industrial engineer, process safety engineer, chemical process engineer, process design engineer, process control engineer, automation engineer, control engineer, manufacturing process engineer, continuous improvement engineer, control system engineer, candi engineer, c and i engineer, plc engineer, automation and control engineer, control and automation engineer, process development engineer',
    others: '3113',
  },
  {
    code: '2125',
    titles:
      'manufacturing engineer, lean manufacturing engineer, manufacturing development engineer, advanced manufacturing engineer',
    others: '3113',
  },
  {
    code: '2126',
    titles:
      'aerospace engineer, avionic engineer, aeronautical engineer, flight system engineer, aerodynamic engineer, aerodynamicist, airworthiness engineer, spacecraft engineer, satellite system engineer, propulsion engineer, flight test engineer, gnc engineer, aircraft structure engineer, aircraft system engineer, aircraft design engineer',
    others: '5234',
  },
  {
    code: '2127',
    titles:
      'project engineer, engineering project manager, senior project engineer, contract manager manufacturing, engineering programme manager',
    others: '',
  },
  {
    code: '2129',
    titles:
      'nuclear engineer, biomedical engineer, clinical engineer, material engineer, robotic engineer, energy engineer, traffic engineer, acoustic engineer, safety engineer, metallurgist, mechatronic engineer, optical engineer, patent engineer, nuclear safety engineer, product safety engineer, safety case engineer, system safety engineer, functional safety engineer, mechatronics engineer, transport planner engineer, reliability engineer, fire safety engineer professional, medical device engineer, acoustic consultant, human factor engineer, welding engineer, composite engineer, materials scientist engineer, requirement engineer, fire engineer consultant, research engineer, technical safety engineer, decommissioning engineer, radiation protection engineer, sound and vibration engineer, model based system engineer, integrated logistic support engineer, engineering consultant',
    others: '',
  },
  {
    code: '2129',
    titles:
      'system engineer, principal system engineer, senior system engineer, lead system engineer',
    others: '2139 2133 2124',
  },
  {
    code: '2481',
    titles:
      'quality engineer, quality assurance engineer, planning engineer, planner construction, supplier quality engineer, quality control engineer, project planner, project control engineer, construction planner, project planning engineer, planning manager construction, senior planner construction, quality improvement engineer',
    others: '',
  },
  {
    code: '2482',
    titles:
      'quality assurance manager, compliance manager, quality manager, regulatory affair manager, compliance officer, compliance analyst, regulatory affair officer, regulatory affair specialist, regulatory affair associate, compliance consultant, quality assurance officer, qa manager, regulatory compliance manager, financial crime compliance officer, senior compliance officer, head of compliance, compliance specialist, regulatory manager, compliance director, aml compliance officer, quality and compliance manager, regulatory affair executive, aml analyst',
    others: '3115 2431',
  },
  {
    code: '3113',
    titles:
      'commissioning engineer, engineering technician, wind turbine technician, test technician engineering, mechanical technician, calibration technician, instrument technician, control technician',
    others: '3112 5223',
  },
  {
    code: '3112',
    titles:
      'electrical technician, electronic technician, electronics technician, electrical test technician, electronic test technician, avionic technician, ec and i technician, eci technician, electronic test engineer, hv technician',
    others: '5241 5249',
  },
  {
    code: '3120',
    titles:
      'cad technician, cad designer, cad operator, architectural technician, draughtsman, draughtsperson, revit technician, bim technician, cad engineer, cad draughtsman, bim coordinator, architectural assistant, cad draughtsperson, structural technician, autocad technician, cad design engineer, bim modeller, part ii architectural assistant, part 2 architectural assistant, bim technologist, revit modeller',
    others: '',
  },
  {
    code: '3114',
    titles:
      'civil engineering technician, building control technician, highway technician, laboratory technician construction, site technician, material technician civil, asbestos surveyor, asbestos analyst, survey technician',
    others: '',
  },
  {
    code: '2454',
    titles:
      'building surveyor, chartered surveyor, land surveyor, commercial property surveyor, rural surveyor, hydrographic surveyor, graduate building surveyor, property surveyor, building control surveyor, party wall surveyor, estate surveyor, fire surveyor, building safety surveyor, surveyor building',
    others: '',
  },
  {
    code: '2453',
    titles:
      'quantity surveyor, assistant quantity surveyor, managing quantity surveyor, commercial quantity surveyor, project quantity surveyor, intermediate quantity surveyor, cost consultant, cost manager, graduate quantity surveyor, junior quantity surveyor, pre construction quantity surveyor',
    others: '',
  },
  {
    code: '3541',
    titles:
      'estimator, valuer, loss adjuster, mechanical estimator, electrical estimator, construction estimator, bid estimator, civil estimator, vehicle damage assessor, valuation surveyor, mep estimator, senior estimator',
    others: '',
  },
  {
    code: '2451',
    titles:
      'architect, landscape architect, project architect, associate architect, chartered architect, part iii architect, part 3 architect, conservation architect, part 3 qualified architect',
    others: '',
  },
  {
    code: '2452',
    titles:
      'town planner, planning officer, planning consultant, architectural technologist, transport planner, urban planner, town planning consultant, planning enforcement officer, chartered town planner, senior planning officer, principal planning officer, chartered planner, urban designer',
    others: '',
  },
  {
    code: '2455',
    titles:
      'construction project manager, contract manager construction, design manager construction, pre construction manager, preconstruction manager, construction contract manager, building project manager, project manager construction, mep project manager, mechanical project manager, electrical project manager, civil project manager, fit out project manager, rail project manager, mande project manager, project manager civil, project manager building, mep manager',
    others: '1122 2127',
  },
  {
    code: '1122',
    titles:
      'construction manager, site manager, building service manager, construction site manager, assistant site manager, site agent, construction director, senior site manager, sub agent, senior site agent, project director construction, finishing manager, building site manager, freelance site manager',
    others: '2455',
  },
  {
    code: '1121',
    titles:
      'production manager, manufacturing manager, factory manager, plant manager, operation manager manufacturing, engineering manager, maintenance manager, engineering director, production director, manufacturing director, maintenance engineering manager, works manager, production planning manager, plant director, manufacturing operation manager',
    others: '5250 2127',
  },
  {
    code: '2152',
    titles:
      'environmental consultant, environmental engineer, environmental scientist, energy manager, sustainability consultant, flood risk consultant, ecological consultant environmental, geo environmental engineer, contaminated land consultant, environmental manager, air quality consultant, environmental advisor, sustainability manager, hydrologist, geoenvironmental engineer, environmental impact assessment consultant, environmental planner',
    others: '2151',
  },
  {
    code: '2151',
    titles:
      'ecologist, conservation officer, heritage manager, countryside ranger conservation, principal ecologist, senior ecologist, ornithologist, consultant ecologist',
    others: '2152',
  },
  {
    code: '2114',
    titles:
      'geologist, physicist, geophysicist, medical physicist, meteorologist, engineering geologist, hydrogeologist, radiation physicist',
    others: '',
  },
  {
    code: '2112',
    titles:
      'biologist, microbiologist, molecular biologist, forensic scientist, pharmacologist, zoologist, plant scientist, immunologist, toxicologist, botanist, agronomist',
    others: '',
  },
  {
    code: '2111',
    titles:
      'chemist, analytical chemist, development chemist, formulation chemist, synthetic chemist, organic chemist, formulation scientist, analytical scientist, medicinal chemist, process chemist, qc chemist, research chemist, quality control chemist',
    others: '3111',
  },
  {
    code: '2119',
    titles:
      'research scientist, scientist, senior scientist, principal scientist, food scientist, sensory scientist, r and d scientist, sport scientist',
    others: '2111 2112 2113 2162',
  },
  {
    code: '2161',
    titles:
      'r and d manager, research and development manager, laboratory manager, clinical trial manager, product development manager research, lab manager, r and d director',
    others: '',
  },
  {
    code: '3549',
    titles:
      'clinical research associate, clinical trial administrator, research coordinator, clinical trial coordinator, clinical research coordinator, clinical trial assistant, study coordinator',
    others: '2434 2161',
  },
  {
    code: '3115',
    titles:
      'quality technician, quality control technician, quality assurance technician, qc technician, quality controller, quality analyst, qa technician',
    others: '8143',
  },
  {
    code: '8143',
    titles:
      'quality inspector, inspector quality, quality control inspector, mot tester, ndt technician, ndt inspector, inspection engineer manufacturing',
    others: '3115 5231',
  },
]
