import type { Concept } from '#board/search/words/concept.ts'

/** Building, driving, warehouses, machines, cleaning, farms. */
export const MANUAL_WORK: Concept[] = [
  {
    lexeme: '~qs',
    label: 'quantity surveyor (QS)',
    forms: 'quantity surveyor',
    capitals: 'QS',
    requiredNearby: 'construct, survey, cost, commercial',
    broader: '~quantity-surveying',
  },
  {
    lexeme: '~hgv',
    label: 'lorry driver (HGV, LGV)',
    forms: `HGV, LGV, heavy goods vehicle, large goods vehicle, HGV driver, LGV driver, lorry driver,
      truck driver, class 1 driver, class 2 driver, HGV class 1, HGV class 2, HGV 1, HGV 2,
      HGV class 1 driver, HGV class 2 driver`,
  },
  {
    lexeme: '~hgv-mechanic',
    label: 'HGV mechanic',
    forms: 'HGV mechanic, HGV technician, HGV fitter, LGV technician, LGV mechanic',
    broader: '~hgv, ~mechanic',
  },
  {
    lexeme: '~forklift',
    label: 'forklift driver (FLT)',
    forms: `forklift, fork lift, FLT, forklift truck, forklift driver, forklift truck driver, FLT driver,
      forklift operator, counterbalance driver, reach truck driver`,
  },
  {
    lexeme: '~delivery-driver',
    label: 'delivery or van driver',
    forms: 'delivery driver, van driver, courier driver, multi drop driver, courier',
  },
  {
    lexeme: '~warehouse-operative',
    label: 'warehouse operative',
    forms: `warehouse operative, warehouse worker, warehouse assistant,
      warehouse person, order picker, picker packer, warehouse picker, picker and packer`,
  },
  {
    lexeme: '~cnc',
    topic: true,
    label: 'CNC machining',
    forms: 'CNC, computer numerical control, CNC machinist, CNC operator, CNC machine operator',
  },
  {
    lexeme: '~hvac',
    topic: true,
    label: 'heating, ventilation and air conditioning (HVAC)',
    forms: `HVAC, heating ventilation and air conditioning,
      heating ventilation air conditioning, heating and ventilation`,
  },
  {
    lexeme: '~electrician',
    label: 'electrician',
    forms: 'electrician, electrical fitter',
    searchOnly: 'sparky, spark',
  },
  { lexeme: '~plumber', label: 'plumber', forms: 'plumber', broader: '~plumbing' },
  {
    lexeme: '~gas-engineer',
    label: 'gas engineer',
    forms: 'gas engineer, gas safe engineer, heating engineer, boiler engineer',
  },
  {
    lexeme: '~carpenter',
    label: 'carpenter or joiner',
    forms: 'carpenter, joiner, chippy',
    broader: '~carpentry',
  },
  {
    lexeme: '~bricklayer',
    label: 'bricklayer',
    forms: 'bricklayer, brickie, brick layer',
    broader: '~bricklaying',
  },
  {
    lexeme: '~plasterer',
    label: 'plasterer',
    forms: 'plasterer, dryliner',
    broader: '~plastering',
  },
  {
    lexeme: '~welder',
    label: 'welder',
    forms: 'welder, welder fabricator, fabricator welder',
    broader: '~welding',
  },
  {
    lexeme: '~labourer',
    label: 'labourer',
    forms: 'labourer, general labourer, construction worker, site operative',
  },
  {
    lexeme: '~mechanic',
    label: 'vehicle technician or mechanic',
    forms: `mechanic, vehicle technician, car mechanic, vehicle mechanic, motor mechanic,
      motor vehicle technician, auto mechanic, auto technician`,
  },
  {
    lexeme: '~handyman',
    label: 'maintenance operative',
    forms:
      'handyman, handyperson, handywoman, maintenance operative, maintenance person, caretaker',
  },
  {
    lexeme: '~security-guard',
    label: 'security officer',
    forms: 'security guard, security officer, door supervisor, doorman, bouncer',
  },
  {
    lexeme: '~cleaner',
    label: 'cleaner',
    forms: 'cleaning operative, cleaning assistant, domestic assistant, domestic cleaner, janitor',
    // 'A cleaner future': an adjective, not a person who cleans.
    ambiguous: {
      forms: 'cleaner',
      notAfter: 'greener, safer, healthier, smarter, quieter, faster, simpler, cheaper, world',
      notBefore: `and, energy, future, brighter, greener, safer, healthier, water, air, world, fuel, power,
        transport, environment, planet, code, data, than, more, production, technology, oceans`,
    },
    broader: '~cleaning',
  },
  {
    lexeme: '~housekeeper',
    label: 'housekeeper',
    forms: 'housekeeper, room attendant, chambermaid',
    broader: '~housekeeping',
  },
  { lexeme: '~porter', label: 'porter', forms: 'porter, hospital porter', broader: '~portering' },
  {
    lexeme: '~farm-worker',
    label: 'farm worker',
    forms:
      'farm worker, farm hand, farmhand, farm labourer, farm operative, fruit picker, agricultural worker, seasonal worker',
  },
]
