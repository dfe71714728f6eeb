import type { Trade } from './trade.ts'

export const TECHNOLOGY: Trade[] = [
  {
    code: '2134',
    titles: `software engineer, software developer, software development engineer, programmer, computer programmer, application developer, developer, java developer, java engineer, python developer, python engineer, web application developer, c developer, csharp developer, net developer, dotnet developer, dotnet engineer, csharp dotnet developer, cplusplus developer, cplusplus engineer, cplusplus software engineer, php developer, ruby developer, golang developer, go developer, golang engineer, go engineer, rust developer, rust engineer, scala developer, scala engineer, kotlin developer, node developer, nodejs developer, javascript developer, typescript developer, react developer, react engineer, angular developer, vue developer, full stack developer, full stack engineer, fullstack developer, fullstack engineer, backend developer, backend engineer, back end developer, back end engineer, mobile developer, mobile engineer, ios developer, ios engineer, android developer, android engineer, mobile app developer, embedded software engineer, embedded software developer, embedded engineer, firmware engineer, firmware developer, game developer, game programmer, gameplay programmer, unity developer, sql developer, database developer, salesforce developer, sap developer, servicenow developer, power platform developer, sharepoint developer, dynamic 365 developer, drupal developer, oracle developer, apex developer, bi developer, etl developer, blockchain developer, quantitative developer, quant developer, low level developer, fpga software engineer, machine learning engineer, ml engineer, ai engineer, ai developer, computer vision engineer, deep learning engineer, rpa developer, integration developer, crm developer, magento developer, unreal developer, software architect developer, robotic software engineer, staff software engineer, principal software engineer, platform software engineer, infrastructure software engineer, systems software engineer, software team lead, software engineer team lead, analyst programmer, c sharp developer, abap developer, mainframe developer, cobol developer, simulation software engineer, kdb developer, llm engineer, genai engineer, ml op engineer, mlop engineer`,
  },
  {
    code: '2134',
    titles:
      'front end developer, frontend developer, front end engineer, frontend engineer, front end software engineer, ui developer, web engineer',
    others: '2141',
  },
  {
    code: '2141',
    titles:
      'web designer, web developer, ux designer, ui designer, ui ux designer, ux ui designer, user experience designer, user interface designer, website developer, wordpress developer, shopify developer, website designer, digital product designer, ux researcher',
    others: '2134 2142',
  },
  {
    code: '2136',
    titles:
      'software tester, test analyst, qa engineer, qa tester, software test engineer, automation tester, automation test engineer, test automation engineer, qa analyst, software quality engineer, sdet, software development engineer in test, software engineer in test, qa automation engineer, quality assurance tester, game tester, performance test engineer, performance tester, qa test engineer, it tester, uat tester, qa lead, test lead, software engineer test, manual tester',
  },
  {
    code: '2139',
    titles:
      'devop engineer, dev op engineer, devsecop engineer, site reliability engineer, sre, platform engineer, cloud engineer, cloud infrastructure engineer, azure engineer, aws engineer, it consultant, kubernete engineer, cloud consultant, azure cloud engineer, aws cloud engineer, build engineer software, release engineer, devop consultant, cloud devop engineer, cloud platform engineer',
    others: '2134 2137',
  },
  {
    code: '2133',
    titles:
      'data engineer, data architect, solution architect, technical architect, enterprise architect, cloud architect, system analyst, it business analyst, it architect, cloud solution architect, azure architect, aws architect, solution designer, it system architect, infrastructure architect, software architect, system architect, azure data engineer, big data engineer, analytic engineer, application architect, domain architect, integration architect, salesforce architect, network architect, java architect, technical business analyst, database engineer',
  },
  {
    code: '2135',
    titles:
      'cyber security engineer, cyber security analyst, cyber security consultant, information security analyst, information security officer, security analyst it, penetration tester, soc analyst, security engineer cyber, it security analyst, information security manager, cyber security architect, cybersecurity engineer, cybersecurity analyst, it security engineer, it security manager, cyber security manager, cyber security specialist, information security engineer, cyber analyst, security architect, cybersecurity consultant, cloud security engineer, application security engineer, network security engineer, information security consultant, cyber security officer, vulnerability analyst, threat intelligence analyst',
  },
  {
    code: '2137',
    titles:
      'network engineer, network administrator engineer, network consultant, network installation engineer, network security consultant, network analyst, senior network engineer, network infrastructure engineer, voip engineer',
    others: '3131',
  },
  {
    code: '2132',
    titles:
      'it manager, it service delivery manager, software development manager, software engineering manager, data centre manager, it service manager, it operation manager, it product manager, it system manager, head of software engineering, engineering manager software, development manager software, software manager, it infrastructure manager, service delivery manager it',
    others: '1137',
  },
  {
    code: '1137',
    titles:
      'it director, chief technology officer, cto, head of it, chief information officer, head of technology, director of software engineering, information technology director, director of engineering software, technology director, head of information technology, chief digital officer',
  },
  {
    code: '2131',
    titles:
      'it project manager, software project manager, technical project manager, technical delivery manager, it programme manager, digital project manager, scrum master, agile delivery manager, infrastructure project manager, software delivery manager, cyber project manager, agile project manager, it delivery manager, it change manager, technical programme manager',
    others: '2440',
  },
  {
    code: '3132',
    titles:
      'it support engineer, it support technician, it support analyst, helpdesk analyst, help desk analyst, service desk analyst, desktop support engineer, desktop support analyst, 1st line support, 2nd line support, first line support, second line support, 2nd line support engineer, 1st line support engineer, 1st line support analyst, 2nd line support analyst, it helpdesk analyst, it service desk analyst, helpdesk technician, application support analyst, it support specialist, it support officer, technical support analyst, service desk engineer, it helpdesk engineer, it support, 3rd line support engineer, third line support engineer, it support assistant, desktop support technician, it helpdesk technician, customer support analyst, it service technician, application support engineer, technical support engineer, it service desk engineer',
    others: '3131',
  },
  {
    code: '3131',
    titles:
      'it technician, system administrator, server administrator, linux administrator, network technician, it operation technician, network administrator, linux system administrator, it administrator, it system administrator, windows administrator, it infrastructure technician, it operation engineer',
    others: '3132 2137',
  },
  {
    code: '2139',
    titles:
      'infrastructure engineer, it infrastructure engineer, system engineer it, linux engineer, it system engineer, cloud administrator, linux system engineer, unix engineer, windows engineer, server engineer',
    others: '2137 3131 2134',
  },
  {
    code: '5244',
    titles:
      'it engineer, it field engineer, computer service engineer, it field service engineer, it field support engineer, computer engineer field, it hardware engineer, computer repair technician, desktop engineer, it installation engineer',
    others: '3132 2139',
  },
  {
    code: '3133',
    titles:
      'database administrator, dba, sql dba, oracle dba, web content manager, website administrator, web content editor, sql database administrator, digital content officer',
  },
  {
    code: '3544',
    titles: 'data quality manager, data manager, data governance manager',
    others: '2132 2133',
  },
  {
    code: '3544',
    titles:
      'data analyst, data quality analyst, bi analyst, business intelligence analyst, reporting analyst, power bi analyst, information analyst, insight analyst, data insight analyst, mi analyst, performance analyst, data and insight analyst, data officer, management information analyst, sql data analyst, senior data analyst, pricing analyst data, power bi developer analyst',
    others: '',
  },
  {
    code: '2433',
    titles:
      'data scientist, actuary, statistician, economist, actuarial analyst, pricing actuary, reserving actuary, capital actuary, bioinformatician, quantitative analyst, statistical analyst, mathematician, quantitative researcher, actuarial consultant, medical statistician, biostatistician, quant researcher, lead data scientist, actuarial manager, quant analyst, head of actuarial, capital modelling actuary, health economist, actuarial director, life actuary, pension actuary, principal statistician, statistical programmer',
  },
  {
    code: '2142',
    titles:
      'graphic designer, multimedia designer, motion designer, 3d artist, animator, motion graphic designer, digital designer, creative designer, 3d animator, vfx artist, game artist, 2d artist, concept artist game, technical artist',
  },
  {
    code: '3429',
    titles: 'product designer, industrial designer, packaging designer, furniture designer',
    others: '2141 2142',
  },
]
