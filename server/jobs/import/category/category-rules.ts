/**
 * Words in a title and their category, most specific first: a dental nurse works in dentistry, any other
 * nurse in nursing. The first line with a word of the title decides. 'nurs*' is a prefix, 'nurse' the
 * word itself or its plural.
 */
export const RULES: [slug: string, words: string][] = [
  ['veterinary', 'veterinar*, vet nurse, vet surgeon, animal care, animal nurs*, kennel*'],
  ['dentistry', 'dental, dentist*, orthodont*, oral hygien*'],
  ['healthcare', 'hearing aid*, optician, dispensing optic*, nuclear medicine, prescriber'],
  ['banking', 'm&a, private equity, investor, investor relations, investment bank*'],
  ['education', 'nursery*, teaching assistant, school admin*, student recruitment'],
  [
    'administration',
    `secretar*, typist, receptionist, reception, personal assistant, clerk, clerical, admin,
    administrative, office administrator, senior administrator, team administrator, data entry,
    medical administrator, ward administrator, business support, pathway
    coordinator, pathway co ordinator, booking coordinator, rota coordinator, rota co ordinator,
    medical records, office manager, executive assistant, pa to, ea to, business administrat*,
    clinic co ordinator, clinic coordinator, project support officer, health records, buromanagement,
    büromanagement`,
  ],
  ['pharmaceuticals', 'pharmac*, dispens*, medicines management, medicines optimi*'],
  [
    'nursing',
    `nurse, nursing, midwi*, matron*, ward manager, ward sister, sister, health visit*, rgn, rmn,
    rnld, rnmh, cpn, anp, acp, rn, charge nurse, theatre practitioner, scrub practitioner, odp,
    operating department practitioner, preceptorship, advanced clinical practitioner`,
  ],
  [
    'mental-health',
    `mental health, psychiatr*, psycholog*, psychotherap*, camhs, iapt, pwp, cbt, amhp, counsellor,
    counselling, wellbeing practitioner, high intensity, crisis worker, crisis practitioner, crisis
    team, art therap*, drama therap*, music therap*, family therap*, eating disorder*, addiction*`,
  ],
  [
    'healthcare',
    `healthcare*, health care*, hca, hcsw, maternity support, clinical support, therapy assistant,
    therapy support, theatre support, ward support, patient*, care support worker`,
  ],
  [
    'public-health',
    'public health, health protection, health improvement, immunisation*, epidemiolog*',
  ],
  [
    'social-care',
    `social work*, social care, care worker, care assistant, care home, care coordinator, care co
    ordinator, care manager, carer, support worker, recovery worker, live in care*, domiciliary,
    safeguarding, residential worker, residential care*, fostering, foster*, youth worker, asye, care
    navigator, home manager, case manager, family support*, key worker,
    domestic abuse, domestic violence`,
  ],
  [
    'cyber-security',
    `cyber*, information security, it security, network security, cloud security, application
    security, penetration test*, soc analyst, infosec, security analyst, security architect,
    security engineer`,
  ],
  ['robotics', 'robot*, mechatronic*'],
  ['retail', 'beauty therap*, beautician, hairdress*, massage*'],
  ['arts', 'artist, museum*, gallery, musician'],
  [
    'healthcare',
    `doctor, physician*, surgeon, registrar, radiograph*, radiolog*, radiothera*, sonograph*, mammograph*,
    physio*, paramedic*, ambulance, phlebotom*, gp, gpst, sho, srhd, general practi*, therapist,
    therapy, speech, dietit*, dietetic*, podiatr*, orthoti*, prosthet*, audiolog*, optom*,
    ophthalm*, orthopti*, optical, biomedical, medical, mla, anaesth*, cardiac, cardio*, echocardiograph*,
    gastro*, haemat*, oncolog*, paediatr*, obstet*, gynaec*, urolog*, neurolog*, neuro*, nephrolog*,
    renal, respirat*, rheumat*, dermatolog*, endocrin*, geriatr*, palliative, histopath*,
    cytopath*, patholog*, microbiolog*, virolog*, orthopaed*, trauma, maxillofacial, stroke,
    surgery, surgical, acute, emergency medicine, general medicine, internal medicine, older people,
    elderly, old age, diabet*, clinic*, locum, hospital*, hospice*, theatre, endoscop*, ultrasound,
    imaging, x ray, mri, ct scan*, maternity, newborn, screening, vaccin*, infection prevention,
    infection control, health advis*, ccg, icu, itu, decontamination, sterile, mortuary,
    rehab*, reablement, ent, a&e, slt, ot, omfs, critical care, intensive care, medicine, ambulatory, dialysis, tissue viability, assistant practitioner, plaster technician, cytolog*, bank hca,
    transplant*, blood, phlebotomy, perfusion*, fertility, embryolog*, sexual health, gum, hiv,
    learning disabilit*, emergency care, urgent care, community practi*, occupational health`,
  ],
  [
    'data',
    `data analy*, data scien*, data engineer*, data architect*, data manage*, data lead, data
    governance, data quality, data warehous*, data officer, business intelligence, bi developer, bi
    analyst, machine learning, analytics*, statistic*, information analy*, information manage*,
    information officer, performance analyst, informatics, power bi, analytical, big data`,
  ],
  [
    'tech',
    `software, developer, devops, dev ops, sre, full stack, front end, frontend, back end, backend, cloud,
    programmer, web develop*, web engineer, web applications, website develop*, entwickler, anwendungs entwickler, desktop support, service desk, help desk,
    helpdesk, it, ict, im&t, 1st line, 2nd line, 3rd line, first line support, second line support,
    network engineer, network manager, network architect, network analyst, platform engineer, systems
    engineer, systems administrator, system administrator, systems manager, systems analyst,
    infrastructure, windows engineer, linux*, java, python, c++, php, react, node, javascript,
    typescript, golang, ruby, ios, android, qa, quality assurance, automation, test engineer, test
    analyst, test lead, test manager, tester, azure, aws, sap, salesforce, dynamics 365, llm, genai,
    ai, ml, firmware, embedded, product owner, product manager, scrum master, technical architect,
    solution architect, solutions architect, enterprise architect,
    application architect, system architect, systems architect, business architect, technical lead, technical
    support, tech lead, technology*, business analyst, business systems, digital, erp, database*,
    sql, .net, site reliability, trading systems, quality engineer`,
  ],
  [
    'design',
    `designer, graphic*, ux, ui, product design, interior design, fashion design*, grafik, medien*,
    service design`,
  ],
  [
    'education',
    `teach*, tutor*, lectur*, professor, examiner, content author, faculty, headteacher, head teacher, school*, early years,
    learning support, learning mentor, senco, sen, send, curriculum, classroom, invigilat*, btec,
    gcse, a level, t level, education*, academic*, academy, instructor, trainer, assessor, cover
    supervisor, student, training, apprenticeship*, phonics, moderator, childcare, exams, learning
    and development, pgce`,
  ],
  ['insurance', 'insurance, underwrit*, actuar*, claims, broker, reinsurance, loss adjust*'],
  [
    'banking',
    `bank manager, banker, banking, mortgage*, credit risk, credit analyst, trader, trading, equity,
    equities, derivative*, fixed income, capital markets, treasury, m&a, investment*, investor*,
    fund, funding, funds, asset management, wealth*, hedge*, relationship manager, relationship director, quant, quantitative*, structured,
    structuring, leveraged, securities, securitisation*, private credit, private equity, portfolio
    manag*, aml, kyc, financial crime, fx, low latency, corporate actions, credit, market risk,
    liquidity`,
  ],
  [
    'finance',
    `financ*, account, accounts, accountan*, accounting, audit*, tax, taxation, vat, payroll*,
    bookkeep*, paraplann*, treasurer, controller, controlling, acca, cima, aca, fp&a, buchhalt*, billing*,
    purchase ledger, sales ledger, pension*, rechnungswesen, valuation analyst, compliance, risk,
    regulatory, cfo, cost*`,
  ],
  ['legal', 'solicitor, paralegal*, lawyer, legal*, barrister, conveyanc*, counsel, law'],
  [
    'human-resources',
    `recruit*, hr, human resource*, talent, people partner, people manager, people advis*, people
    business partner, people services, people & culture, people officer, personaldisponent,
    personalberater, personalmanager*, workforce*, resourcing*, reward*, organisational
    development, staffing, temporary staff*, employee*, employment*, equality*, diversity,
    od, head of people, niederlassungsleiter`,
  ],
  [
    'marketing',
    `marketing, seo, ppc, brand*, social media, communications*, pr, content manager, content
    executive, content writer, copywrit*, campaign*, crm, growth*, engagement officer, media buyer,
    media plan*, paid media, e commerce, ecommerce`,
  ],
  [
    'retail',
    `store, retail*, shop*, merchandis*, cashier, buyer, sales assistant, checkout*, showroom*,
    florist, jewel*, beauty, hair*, keyholder, key holder`,
  ],
  [
    'customer-service',
    `customer*, call centre, call handler, call taker, call advis*, contact centre, client service*,
    client support, complaint*, kundenberater, guest service*, service assistent*, help line,
    switchboard*, telephon*`,
  ],
  [
    'sales',
    `sales, account manager, account executive, account exec, account director, business
    development, telesales, vertrieb*, verkauf*, commercial*, pricing, partnership*, leasing,
    negotiator, bid, tender*`,
  ],
  [
    'automotive',
    `vehicle*, tyre*, automotive, mot, mechanic, car sales, valet*, panel beater, motor, hgv
    technician, hgv mechanic, bodyshop, parts advis*, tacho*`,
  ],
  [
    'aviation',
    'aviation, aircraft, airport*, airline*, cabin crew, pilot, avionic*, aerospace, airworth*',
  ],
  ['telecommunications', 'telecom*, fibre*, broadband, rf, radio, 5g, wireless'],
  [
    'energy',
    `energy*, oil, gas, solar*, wind turbine, nuclear, renewable*, erneuerbar*, power, high voltage,
    substation*, hydro*, smart meter*, overhead line*, decommission*`,
  ],
  [
    'architecture',
    'architect, architectural, architecture, revit, bim, town plann*, urban design*, landscape arch*',
  ],
  [
    'construction',
    `construction, survey*, quantity survey*, site manager, site engineer, site agent, site
    supervisor, building, build, builder, carpent*, joiner*, plumb*, electrician, bricklay*, roof*,
    plaster*, decorator, painter, scaffold*, civil*, groundwork*, contracts manager, contract
    manager, estimator, fitter, labourer, plant operator, drylin*, bauleiter, bau, glaz*,
    highway*, demolition, heating, capital project*, structural*, geotechnical*,
    fit out, refurb*, planner, construction project*, cladding, tunnel*, rail*`,
  ],
  [
    'engineering',
    `engineer*, ingenieur*, projektingenieur*, technician*, cad, electrical, mechanical,
    maintenance, hvac, hardware, welder, welding, estates, instrument*, calibrat*, technologist,
    commissioning engineer, gauge, handyperson, maintain*`,
  ],
  [
    'manufacturing',
    `manufactur*, production*, machinist, cnc, assembl*, factory, process operat*, machine operat*,
    packer, packing, quality inspector, quality control*, quality technician, quality manager,
    fabricat*, sewing*, foundry, bench, printer, print*, mould*, toolmaker`,
  ],
  [
    'logistics',
    `logistic*, warehouse*, driver, driving, deliver, delivery, deliveroo, courier*, supply chain*,
    transport*, freight*, shipping, fleet, fork lift*, forklift*, hgv, lgv, procurement*,
    purchasing*, inventory*, stock*, porter*, postal*, post room, rider, import*, export*, goods in,
    materials*, materiel*, dispatch*, despatch*, haulage, stores, category manager`,
  ],
  [
    'hospitality',
    `chef*, cook, kitchen*, cater*, hotel*, restaurant*, waiter, waitress*, barista*, bar, bartend*,
    hospitality, food*, housekeep*, front of house, cafe, pub, sous, baker*, butcher*, crew member,
    duty manager, shift leader, burger*, pizza*, banquet*, conference*, event, team member, host,
    hostess`,
  ],
  ['cleaning', 'clean*, domestic*, janitor*, laundry, linen, hygiene, caretaker*, waste*, refuse'],
  [
    'security',
    'security*, door supervisor, cctv, guard, guarding, patrol*, prison*, custody, close protection',
  ],
  [
    'property',
    `property, real estate*, estate agent, letting*, housing*, facilities, landlord*, block manage*,
    asset manager, land manager, concierge, accommodation*, immobilien*, lease*, maple and may*`,
  ],
  [
    'agriculture',
    `farm*, agricultur*, agro*, agronom*, horticultur*, garden*, dairy, livestock, tractor*, fruit*,
    groundskeeper, grounds maintenance, groundsman, forest*, arboricult*, tree surgeon, fish*,
    poultry`,
  ],
  [
    'biotechnology',
    'biotech*, bioinformatic*, genom*, cell culture, cell therapy, biolog*, bioprocess*',
  ],
  [
    'science',
    `scien*, laborator*, lab, chemi*, research*, physicist, r&d, genetic*, trial, trials, medical
    physics`,
  ],
  [
    'environment',
    `environment*, ecolog*, sustainab*, conservation*, climate*, esg, flood*, recycl*, water*,
    waste water, wastewater, net zero`,
  ],
  [
    'sports',
    'sport*, fitness*, gym*, coach, lifeguard*, leisure*, swim*, football*, golf*, personal trainer',
  ],
  ['travel', 'travel*, tour, tourism*, cruise*, camp*, holiday*'],
  [
    'media',
    `journalis*, editor*, video*, film*, broadcast*, photograph*, publish*, producer, writer,
    reporter, audio*, media*, audience*, newsroom`,
  ],
  ['arts', 'art, music*, actor, dance*, curat*, creative*, librar*, heritage*, theatr*, archivist'],
  [
    'charity',
    `charit*, fundrais*, volunteer*, trustee*, non profit, ngo, chaplain*, community development,
    community engagement, community worker, advocate, advocacy, community organis*`,
  ],
  [
    'government',
    `government*, governance*, council*, policy*, civil serv*, planning officer, public sector,
    public affairs, minister*, ministry, diplomat*, parliament*, police*, probation*, firefighter,
    fire fighter, fire safety, commissioning, emergency planning, ministry of*`,
  ],
  [
    'consulting',
    `consultant, consulting, consultancy, strateg*, advisory, transformation*, change manager,
    change lead, programme*, program manager, improvement*, berater, project*`,
  ],
  ['administration', 'administrator, administration, coordinator, co ordinator'],
]
