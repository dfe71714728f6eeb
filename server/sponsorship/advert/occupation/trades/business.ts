import type { Trade } from './trade.ts'

/** Titles of offices promise more than most jobs are: where the same words name a clerk, the clerk is named. */
export const BUSINESS: Trade[] = [
  {
    code: '2421',
    titles:
      'accountant, chartered accountant, management accountant, financial accountant, project accountant, fund accountant, group accountant, tax accountant, company accountant, forensic accountant, practice accountant, client accountant, qualified accountant, corporate accountant, statutory accountant, system accountant, cost accountant, insolvency practitioner, senior management accountant, project system accountant, interim financial accountant, property accountant, reporting accountant, practice senior accountant, treasury accountant, commercial accountant, staff officer accountant',
    others: '3533 4122',
  },
  {
    code: '2421',
    titles:
      'external auditor, audit senior, internal auditor, audit semi senior, audit associate, auditor, financial auditor, senior internal auditor, audit supervisor, audit executive, it internal auditor, senior auditor, audit assistant manager, audit and account senior, internal audit senior',
    others: '4122 3533 2136',
  },
  {
    code: '3534',
    titles:
      'audit manager, accounts manager, account manager practice, credit manager, claim manager, fund manager, investment manager, internal audit manager, audit senior manager, credit control manager, audit director, account payable manager, accounts payable manager, accounts receivable manager, portfolio manager investment, wealth manager',
    others: '2421 2422',
  },
  {
    code: '3533',
    titles:
      'accounting technician, account senior, account semi senior, semi senior accountant, senior account semi senior, part qualified accountant, assistant accountant, assistant management accountant, trainee accountant part qualified, fund administrator, account semi senior senior, junior accountant, accounting associate, financial control technician, assistant financial accountant, accounting assistant practice, accounts senior semi senior',
    others: '4122 2421',
  },
  {
    code: '3533',
    titles:
      'financial controller, group financial controller, assistant financial controller, deputy financial controller, interim financial controller, site financial controller, divisional financial controller',
    others: '2421 1131',
  },
  {
    code: '1131',
    titles:
      'finance director, chief financial officer, cfo, head of finance, finance manager, group finance manager, finance and operation director, interim finance manager, regional finance director, group finance director, commercial finance manager, finance operation manager, financial director, bank manager, assistant finance manager, commercial finance director, head of financial reporting, financial planning and analysis manager, fpanda manager, deputy finance director, deputy director of finance, head of financial planning and analysis, financial reporting manager, finance system manager, finance project manager',
    others: '2421 3534',
  },
  {
    code: '2421',
    titles:
      'finance business partner, financial business partner, senior finance business partner, commercial finance business partner, finance partner',
    others: '2422 1131',
  },
  {
    code: '2422',
    titles:
      'financial adviser, financial advisor, mortgage adviser, mortgage advisor, financial planner, investment analyst, credit analyst, financial analyst, equity research analyst, equity research associate, finance analyst, mortgage broker, investment banking analyst, wealth planner, financial planning analyst, investment adviser, credit risk analyst, mortgage and protection adviser, research analyst equity, paraplanner, independent financial adviser, ifa, commercial finance analyst, private equity analyst, private equity associate, senior financial analyst, fp and a analyst, mortgage consultant, mortgage and protection advisor, equity analyst, equity analyst research, fixed income analyst, investment associate, investment banking associate, mandA analyst, leveraged finance analyst, corporate finance executive, corporate finance analyst, corporate finance associate, corporate finance manager, treasury analyst, valuation analyst, investment director, portfolio analyst, investment banking vice president, credit underwriter analyst, credit officer analyst',
    others: '3534 2431',
  },
  {
    code: '3531',
    titles:
      'stockbroker, insurance broker, commodity trader, trader, energy trader, fx trader, broker, power trader, equity trader, freight broker, commercial insurance broker, execution trader, algo trader, shipbroker, derivative trader',
    others: '',
  },
  {
    code: '3532',
    titles:
      'underwriter, insurance underwriter, mortgage underwriter, lending underwriter, commercial underwriter, credit underwriter, cyber underwriter, property underwriter, senior underwriter',
    others: '',
  },
  {
    code: '2423',
    titles:
      'tax manager, tax adviser, tax advisor, tax consultant, tax senior, tax associate, tax director, vat manager, tax analyst, corporate tax manager, personal tax manager, personal tax senior, vat consultant, corporate tax senior, transfer pricing manager, international tax manager, tax assistant manager, vat specialist, private client tax manager, tax specialist, head of tax, tax accountant manager, mixed tax senior, mixed tax manager, corporate tax assistant manager, tax inspector, indirect tax manager, senior tax manager, employment tax manager',
    others: '',
  },
  {
    code: '4122',
    titles:
      'bookkeeper, payroll manager, payroll officer, payroll administrator, payroll clerk, account assistant, accounts assistant, payroll assistant, purchase ledger clerk, sale ledger clerk, payroll specialist, account payable clerk, account clerk, account administrator, payroll supervisor, payroll advisor, payroll coordinator, account payable assistant, purchase ledger assistant, payroll executive, account receivable assistant, account payable administrator, payroll bureau manager, senior payroll administrator, payroll team leader, payroll consultant, payroll lead, ledger clerk, account payable specialist, account payable, account receivable, sales ledger assistant, billing administrator, account receivable specialist, payroll analyst, purchase ledger supervisor, account payable team leader, invoice clerk, payroll clerk administrator, accountant assistant, account payable officer, payroll and benefit specialist, payroll business partner',
    others: '4129',
  },
  {
    code: '4121',
    titles:
      'credit controller, credit control clerk, credit control assistant, debt recovery officer, senior credit controller, credit control team leader, legal credit controller, credit control supervisor, credit control administrator',
  },
  {
    code: '4129',
    titles:
      'finance assistant, finance administrator, treasury assistant, cashier, legal cashier, finance clerk, finance coordinator, finance and admin assistant, billing coordinator, revenue assistant, finance associate, legal cashier finance',
    others: '4122 4124',
  },
  {
    code: '4124',
    titles:
      'finance officer, senior finance officer, finance and payroll officer, finance and operation officer',
    others: '4122 4129',
  },
  {
    code: '4132',
    titles:
      'pension administrator, insurance administrator, claim handler, insurance account handler, account handler insurance, pension assistant, commercial account handler, claim administrator, insurance advisor, motor claim handler, claim advisor, claim technician, claim adjuster, commercial account handler insurance, property claim handler, claim executive, insurance claim handler, pension analyst administrator, liability claim handler, commercial insurance account handler',
    others: '3541',
  },
  {
    code: '2412',
    titles:
      'solicitor, lawyer, litigation solicitor, conveyancing solicitor, family solicitor, private client solicitor, legal counsel, commercial solicitor, employment solicitor, property solicitor, general counsel, residential conveyancing solicitor, commercial property solicitor, associate solicitor, litigation lawyer, employment lawyer, commercial lawyer, corporate lawyer, senior legal counsel, in house lawyer, personal injury solicitor, duty solicitor, criminal solicitor, housing solicitor, immigration solicitor, wills and probate solicitor, clinical negligence solicitor, conveyancing lawyer, corporate solicitor, head of legal, dispute resolution solicitor, construction solicitor, legal director, funds lawyer, banking lawyer, regulatory solicitor',
    others: '2419',
  },
  {
    code: '2419',
    titles:
      'conveyancer, licensed conveyancer, legal adviser, legal advisor, patent attorney, trade mark attorney, residential conveyancer, legal consultant, trademark attorney, property conveyancer, conveyancing fee earner, patent attorney trainee',
    others: '2412 3520',
  },
  {
    code: '3520',
    titles:
      'paralegal, legal executive, legal assistant, litigation executive, chartered legal executive, litigator, legal officer, conveyancing assistant, litigation paralegal, family paralegal, legal case handler, conveyancing executive, probate executive, conveyancing paralegal, litigation assistant, property paralegal, legal analyst, personal injury fee earner',
    others: '2419 4212',
  },
  {
    code: '4212',
    titles:
      'legal secretary, legal pa, legal administrator, conveyancing secretary, family legal secretary, legal support assistant',
    others: '3520',
  },
  {
    code: '2431',
    titles:
      'management consultant, business consultant, business analyst, strategy consultant, business change analyst, risk analyst, strategy manager, risk manager, agile business analyst, strategy analyst, digital business analyst, process analyst, business process analyst, operational risk manager, risk consultant, financial risk analyst, market risk analyst, operational risk analyst, business continuity manager, strategy associate, enterprise risk manager, quantitative risk analyst, risk and compliance manager',
    others: '2133 2440 3549',
  },
  {
    code: '2440',
    titles:
      'project manager, programme manager, business change manager, pmo manager, project lead, change manager, transformation manager, programme director, project director, senior project manager, head of pmo, project delivery manager, business project manager, transformation project manager, change project manager, change lead, interim project manager, portfolio manager project, programme lead, project delivery officer',
    others: '2131 2455 2127 3543',
  },
  {
    code: '3543',
    titles:
      'project coordinator, project administrator, project support officer, pmo analyst, project officer, project assistant, project support, programme coordinator, programme officer, pmo coordinator, project analyst, project co ordinator, pmo officer, project support administrator, programme support officer, pmo administrator, project executive, project support manager, programme administrator, pmo support',
    others: '4159 2440',
  },
  {
    code: '2432',
    titles:
      'marketing manager, commercial manager, product marketing manager, head of marketing, digital marketing manager, brand marketing manager, senior marketing manager, marketing lead, commercial director pricing, growth marketing manager, campaign manager marketing, crm manager, ecommerce manager, assistant commercial manager, trade marketing manager, client service manager marketing, event marketing manager, performance marketing manager, regional marketing manager, content marketing manager',
    others: '3554 2494',
  },
  {
    code: '1132',
    titles:
      'marketing director, sale director, sales director, chief marketing officer, sales and marketing director, head of sale, head of sale and marketing, commercial director, regional sale director, national sale director, account director advertising, director of sale, director of marketing, business development director, chief revenue officer, chief commercial officer',
    others: '3556 2432',
  },
  {
    code: '3554',
    titles:
      'marketing executive, marketing officer, marketing assistant, marketing coordinator, digital marketing executive, social media executive, seo executive, ppc executive, marketing specialist, social media manager, fundraiser, marketing associate, digital marketing specialist, digital marketing assistant, seo specialist, email marketing executive, marketing and communication officer, ppc specialist, social media coordinator, content marketing executive, digital marketer, marketing advisor, community fundraiser, seo manager, paid social executive, paid media executive, paid media specialist, content executive, brand executive, marketing administrator, social media assistant, marketing communication executive, fundraising officer, fundraising executive, product marketing executive, marketing and event executive, crm executive, seo account executive, corporate fundraiser, content creator, ecommerce executive, brand ambassador, marketing consultant',
    others: '2432 4159',
  },
  {
    code: '2493',
    titles:
      'pr manager, communication manager, public relation manager, pr executive, communication officer, press officer, pr account manager, pr account executive, communication executive, pr consultant, head of communication, public relation officer, media relation manager, internal communication manager, internal communication officer, pr officer, senior communication officer, communication lead, public affair manager, communication specialist, communication and engagement officer, policy and communication officer, senior communication manager, communication and engagement manager, pr account director, public affair officer',
    others: '1133 3554',
  },
  {
    code: '2494',
    titles:
      'creative director, advertising account manager, media planner, campaign manager, account planner, media buyer planner, account director agency, art director advertising, biddable account director, paid media manager, ppc manager, fundraising manager, head of fundraising, media planner buyer, advertising manager, advertising account director',
    others: '3554',
  },
  {
    code: '3556',
    titles:
      'business development manager, sale manager, sales manager, account manager sale, area sale manager, regional sale manager, key account manager, national account manager, sale account manager, new business manager, brand manager, field sale manager, technical sale manager, strategic account manager, national sale manager, business development director associate, partnership manager, enterprise account manager, commercial sale manager, territory manager, territory sale manager, channel manager, partner manager, export sale manager, senior account manager sale, client relationship manager, relationship manager, sale and business development manager, business development lead, head of business development, internal account manager, category manager sale, telesale manager, area account manager, regional business development manager, corporate sale manager, customer success manager, area business manager',
    others: '3552',
  },
  {
    code: '3556',
    titles: 'account manager, senior account manager',
    others: '3552 2494 2493 2139',
  },
  {
    code: '3552',
    titles:
      'sales executive, account executive, business development executive, sales representative, technical sales engineer, field sales executive, sales engineer, medical sales representative, internal sales executive, sales consultant, sales advisor, business development representative, sdr, sales development representative, area sales executive, field sales representative, sales specialist, telesales account manager, enterprise account executive, business development consultant, sales account executive, technical sales executive, new business sales executive, inside sales executive, corporate account executive, external sales executive, technical sales representative, field sales consultant, trade sales representative, pre sales engineer, business development associate, inside sales representative, event sales executive, sales associate, internal account executive, internal sales engineer, technical sales advisor, internal sales, recruitment sales executive, media sales executive, pre sales consultant, lettings sales executive, business development advisor, sales and marketing executive, advertising sales executive, b2b sales executive, inside sales consultant, hotel sales executive, home sales consultant',
    others: '7129 3556 7113',
  },
  {
    code: '7115',
    titles:
      'car sales executive, automotive sales executive, vehicle sales executive, parts advisor, car sales advisor, parts adviser, service advisor automotive, vehicle parts advisor, new car sales executive, motor trade sales executive, automotive service advisor, used car sales executive',
    others: '',
  },
  {
    code: '7113',
    titles:
      'telesales executive, telemarketer, telesales agent, telephone sales advisor, telesales advisor, telesales representative, telemarketing executive, telephone fundraiser, appointment setter',
  },
  {
    code: '4151',
    titles:
      'sales administrator, sales support administrator, sales coordinator, sales assistant administrator, sales support executive, sales order processor, sales support coordinator, internal sales coordinator, order processor, sales office administrator, sales and marketing administrator, sales operations coordinator, sales order administrator, sales support, internal sales administrator, account coordinator sales, sales office coordinator',
    others: '',
  },
  {
    code: '3551',
    titles:
      'buyer, procurement officer, purchasing officer, procurement manager, procurement specialist, assistant buyer, procurement executive, purchasing administrator, purchasing manager, category buyer, procurement assistant, senior buyer, procurement consultant, contract officer, purchasing assistant, procurement lead, procurement analyst, procurement coordinator, junior buyer, purchasing coordinator, technical buyer, category lead procurement, purchaser, procurement advisor, purchasing executive, strategic buyer, purchasing controller, procurement category manager',
    others: '1134',
  },
  {
    code: '3553',
    titles:
      'merchandiser, supply chain analyst, supply chain coordinator, stock planner, demand planner, supply planner, assistant merchandiser, supply chain planner, merchandise planner, supply chain specialist, merchandising assistant, supply chain executive, assistant merchandising, material planner, allocator',
    others: '4133 4134 3116',
  },
  {
    code: '3116',
    titles:
      'production planner, production scheduler, planner manufacturing, production planning technician',
    others: '4133 3553',
  },
  {
    code: '4133',
    titles:
      'stock controller, inventory controller, stock control clerk, stock administrator, inventory analyst, stock coordinator, inventory clerk',
    others: '',
  },
  {
    code: '4134',
    titles:
      'transport planner, transport administrator, logistic coordinator, transport coordinator, shipping coordinator, freight forwarder, transport clerk, import clerk, export administrator, logistic administrator, import coordinator, shipping administrator, operation clerk freight, fleet administrator, transport office clerk, logistic controller, shipping clerk, export coordinator, freight operator, transport operator, logistic planner, export clerk, transport supervisor, import operator, logistic assistant, traffic planner, freight coordinator, sea freight operator, logistic operator, transport shift manager',
    others: '2452 3542 3553',
  },
  {
    code: '3571',
    titles:
      'recruitment consultant, hr officer, hr advisor, hr adviser, human resource officer, talent acquisition specialist, recruiter, hr business partner, recruitment officer, recruitment adviser, recruitment advisor, hr manager advisory, hr generalist, talent acquisition partner, internal recruiter, trainee recruitment consultant, senior recruitment consultant, people advisor, people partner, recruitment partner, talent acquisition manager, employee relation adviser, employee relation advisor, hr specialist, recruitment resourcer, resourcer, human resource advisor, people business partner, recruitment manager, hr executive, graduate recruitment consultant, talent partner, recruitment coordinator consultant, hr consultant, hr analyst, talent acquisition advisor, executive search consultant, reward analyst, resourcing partner, associate recruitment consultant, people officer, recruitment business partner, technical recruiter, employment relation advisor, recruitment specialist, resourcing specialist, candidate consultant, people adviser',
    others: '1136 4136',
  },
  {
    code: '1136',
    titles:
      'hr manager, human resource manager, hr director, head of hr, human resource director, people director, chief people officer, head of people, people manager hr, head of human resource, director of people, learning and development manager, hr lead, head of talent acquisition, head of learning and development, senior hr manager, interim hr manager, hr operation manager, reward manager, people and culture manager, hr business manager, head of recruitment',
    others: '3571',
  },
  {
    code: '4136',
    titles:
      'hr administrator, hr assistant, recruitment administrator, people administrator, hr coordinator, recruitment coordinator, hr apprentice assistant, human resource administrator, people coordinator, recruitment assistant, hr support officer, human resource assistant, people assistant, talent coordinator, hr and payroll administrator',
    others: '',
  },
  {
    code: '4215',
    titles:
      'personal assistant, executive assistant, secretary, pa secretary, team secretary, executive personal assistant, executive pa, pa, senior executive assistant, senior personal assistant, team assistant, ea, pa administrator, business support secretary, support secretary, private secretary, ea pa, personal secretary, executive assistant to ceo, diary manager',
    others: '4159 6135',
  },
  {
    code: '4159',
    titles:
      'administrator, admin assistant, administrative assistant, administration assistant, office administrator, office assistant, administration officer, team administrator, administrative officer, admin officer, business administrator, administrative coordinator, service administrator, administrator assistant, admin support, administrative support officer, business support officer, business support administrator, admin clerk, office coordinator, clerical officer, department administrator, general administrator, clinic administrator, clerical assistant, admin support officer, business support assistant, administration coordinator, admin coordinator, project administrator assistant, support administrator, administration support officer, administrative support assistant, administrator receptionist, receptionist and administrator, service coordinator, medical administrator, team coordinator, facility administrator, operation administrator, compliance administrator, referral administrator, document controller, housing administrator, school administrator, property administrator, planning administrator, helpdesk administrator, repair administrator, administrator apprentice officer, clinical administrator, ward administrator, patient administrator, appointment coordinator, booking clerk, booking coordinator, pathway coordinator, mdt coordinator, patient pathway coordinator, patient coordinator, secretary administrator, service desk administrator, health administrator, training administrator, contract administrator office, property coordinator, maintenance administrator',
    others: '4112 4111 4131 4142 4211 4213 4216',
  },
  {
    code: '4141',
    titles:
      'office manager, business support manager, admin manager, administration manager, assistant office manager, office and operation manager',
    others: '4142',
  },
  {
    code: '4142',
    titles:
      'office supervisor, admin team leader, administration team leader, administrative supervisor, administration supervisor, reception team leader',
    others: '4141',
  },
  {
    code: '4152',
    titles:
      'data entry clerk, data entry administrator, data administrator, data entry, data clerk, data processor, data input clerk, data entry operator, data inputter',
  },
  {
    code: '4131',
    titles:
      'record clerk, exam officer, examination officer, admission officer, filing clerk, record officer, admission administrator, exam administrator',
    others: '4159',
  },
  { code: '4213', titles: 'school secretary, school office administrator', others: '4159' },
  {
    code: '4214',
    titles:
      'company secretary assistant, company secretarial assistant, company secretarial administrator',
  },
  {
    code: '2435',
    titles:
      'company secretary, chartered company secretary, assistant company secretary, governance manager company secretary, deputy company secretary',
    others: '4214 1131',
  },
  {
    code: '1251',
    titles:
      'facility manager, property manager, estate manager, housing manager, block manager, block property manager, facility service manager, building manager, asset manager property, assistant facility manager, assistant property manager, senior property manager, property director, property asset manager, regional facility manager, leasehold manager, student accommodation manager, residential property manager',
    others: '',
  },
  {
    code: '3555',
    titles:
      'estate agent, letting agent, letting negotiator, sales negotiator, property consultant, letting manager, sales and lettings negotiator, lettings negotiator, residential sales negotiator, senior sales negotiator, property negotiator, auctioneer, lettings consultant, letting consultant, senior lettings negotiator, estate agency branch manager, lettings manager',
    others: '',
  },
  {
    code: '3557',
    titles:
      'event manager, event coordinator, event organiser, conference producer, wedding coordinator, event executive, event producer, conference and event manager, event assistant, wedding planner, conference manager, event planner, conference and event coordinator, exhibition manager, event operation manager, event project manager, hospitality manager, event officer',
    others: '',
  },
  {
    code: '3582',
    titles:
      'health and safety manager, health and safety officer, health and safety advisor, health and safety adviser, hse advisor, hse manager, sheq manager, she manager, ehs manager, health and safety consultant, shes advisor, hsqe manager, health safety advisor, sheq advisor, ehs advisor, safety advisor, fire risk assessor, she advisor, shequ advisor, hseq manager, qhse manager, safety officer, health safety and environment manager, fire safety officer, fire safety advisor, hseq advisor, qhse advisor, ehs specialist, health and safety business partner, safety consultant, cdm consultant, fire safety manager, head of health and safety, ehs officer',
    others: '2482',
  },
  {
    code: '2483',
    titles: 'environmental health officer, environmental health practitioner',
    others: '',
  },
  {
    code: '2434',
    titles:
      'market research analyst, market researcher, research executive, social researcher, research manager market, intelligence analyst, crime analyst, user researcher, qualitative researcher, business researcher, market analyst, insight manager, research consultant market, policy researcher, digital marketing analyst, market research executive',
    others: '3544',
  },
  {
    code: '2439',
    titles:
      'policy advisor, policy officer, policy manager, civil servant policy, policy adviser, head of policy, public policy manager, senior policy advisor, policy lead, policy analyst, senior policy officer, policy and public affair officer',
    others: '4113 3560',
  },
  {
    code: '1111',
    titles: 'chief executive, chief executive officer, ceo, managing director',
    others: '1121 1139 1258',
  },
  { code: '1135', titles: 'charity manager, charity director', others: '' },
  {
    code: '1172',
    titles: 'social service manager, director of social service, director of adult social care',
    others: '',
  },
  { code: '2462', titles: 'probation officer, probation service officer', others: '' },
  { code: '2464', titles: 'youth work manager, youth work professional', others: '' },
]
