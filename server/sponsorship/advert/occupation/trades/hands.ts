import type { Trade } from './trade.ts'

export const HANDS: Trade[] = [
  {
    code: '5223',
    titles:
      'maintenance engineer, maintenance technician, mechanical fitter, maintenance fitter, multi skilled engineer, multi skilled maintenance engineer, mechanical maintenance engineer, multiskilled maintenance engineer, multiskilled engineer, plant fitter, plant technician, mobile plant fitter, workshop engineer, plant engineer, multi skilled maintenance technician, mechanical maintenance technician, fitter, agricultural engineer, agricultural technician, shift maintenance engineer, shift engineer, reactive maintenance engineer, facility engineer maintenance, hydraulic engineer fitter, workshop fitter, bench fitter, installation engineer mechanical, forklift engineer, fork lift truck engineer, generator engineer, pump engineer, workshop technician plant',
    others: '5241 5249 3113',
  },
  {
    code: '5241',
    titles:
      'electrician, electrical fitter, maintenance electrician, electrical engineer maintenance, electrical installer, electrical maintenance engineer, approved electrician, electrical maintenance technician, electrical tester, electrical test engineer, industrial electrician, domestic electrician, solar installer, ev charger installer, jointer, cable jointer, lv jointer, hv jointer, substation fitter, electrical maintenance electrician, electrical improver, solar pv engineer, electrical installation engineer',
    others: '5249 3112',
  },
  {
    code: '5225',
    titles:
      'refrigeration engineer, air conditioning engineer, hvac engineer, refrigeration technician, ac engineer, hvac technician, ac service engineer, air conditioning service engineer, refrigeration service engineer, hvac service engineer, chiller engineer, air conditioning installation engineer',
    others: '5315',
  },
  {
    code: '5315',
    titles:
      'plumber, gas engineer, heating engineer, plumbing engineer, plumbing and heating engineer, heating and plumbing engineer, gas service engineer, domestic gas engineer, commercial gas engineer, boiler engineer, pipefitter heating, heat pump engineer, gas installation engineer, multi trade plumber, maintenance plumber, gas technician, gas breakdown engineer, heating service engineer',
    others: '',
  },
  {
    code: '5214',
    titles: 'pipefitter, pipe fitter, pipe engineer, pipework engineer, pipe welder',
    others: '5213',
  },
  {
    code: '5213',
    titles:
      'welder, welder fabricator, fabricator welder, tig welder, mig welder, coded welder, fitter welder, plater welder, fabricator and welder, welder and fabricator, pipe welder fabricator',
    others: '',
  },
  {
    code: '5223',
    titles: 'fabricator, metal fabricator, steel fabricator, sheet metal fabricator',
    others: '5213 5212 5211',
  },
  { code: '5212', titles: 'plater, blacksmith, metal plate worker, farrier', others: '' },
  { code: '5211', titles: 'sheet metal worker, panel beater sheet metal', others: '' },
  {
    code: '5221',
    titles:
      'cnc machinist, cnc programmer, cnc miller, cnc turner, cnc setter operator, machinist, turner, miller, cnc setter, cnc machine operator, manual machinist, cnc operator, precision engineer machinist, cnc engineer, cnc lathe operator, cnc grinder, grinder',
    others: '8120',
  },
  { code: '5222', titles: 'toolmaker, tool maker, mould maker, tool fitter', others: '' },
  { code: '5224', titles: 'calibration engineer, instrument maker, watchmaker', others: '3113' },
  {
    code: '5231',
    titles:
      'vehicle technician, vehicle mechanic, mechanic, motor mechanic, hgv technician, hgv mechanic, car mechanic, mot tester vehicle technician, mot technician, automotive technician, workshop technician vehicle, light vehicle technician, master technician, hgv fitter, mobile vehicle technician, truck technician, mobile mechanic, motorcycle technician, vehicle technician mot tester, van technician, ev technician, service technician vehicle, vehicle service technician, lcv technician, bus mechanic, mobile hgv technician, roadside technician, diagnostic technician vehicle, commercial vehicle technician, psv technician, workshop controller vehicle, auto electrician, vehicle electrician',
    others: '',
  },
  {
    code: '5232',
    titles:
      'panel beater, vehicle body repairer, body shop technician, smart repairer, windscreen repairer, bodyshop technician, met technician, vehicle body builder, panel technician',
    others: '',
  },
  {
    code: '5233',
    titles: 'paint sprayer vehicle, vehicle paint technician, vehicle painter, paint technician',
    others: '',
  },
  {
    code: '8145',
    titles:
      'tyre technician, tyre fitter, mobile tyre technician, commercial tyre technician, mobile tyre fitter, commercial tyre fitter, windscreen fitter, exhaust fitter, tyre and exhaust fitter',
  },
  {
    code: '5234',
    titles:
      'aircraft engineer, aircraft technician, aircraft mechanic, licensed aircraft engineer, aircraft fitter, b1 licensed engineer, b2 licensed engineer, aircraft maintenance engineer',
    others: '3113',
  },
  {
    code: '5235',
    titles: 'shipwright, boat builder, marine engineer fitter, laminator boat',
    others: '',
  },
  {
    code: '5236',
    titles:
      'rolling stock technician, train technician, rolling stock engineer, train maintainer, rail vehicle technician',
    others: '',
  },
  {
    code: '5242',
    titles:
      'telecom engineer, telecoms engineer, telecommunication engineer, fibre engineer, network installer, cable engineer, fibre splicer, fibre optic engineer, copper engineer, telecom technician, data cable engineer, data cabling engineer, broadband engineer, broadband installer, overhead line engineer telecom, telecom field engineer',
    others: '2124',
  },
  {
    code: '5245',
    titles:
      'security engineer, alarm engineer, cctv engineer, fire alarm engineer, fire and security engineer, intruder alarm engineer, security system engineer, security service engineer, fire alarm service engineer, fire engineer, access control engineer, fire and security service engineer, fire alarm commissioning engineer, gate engineer, automatic door engineer',
    others: '5249',
  },
  {
    code: '5249',
    titles:
      'lift engineer, field engineer, field service engineer, service engineer, lift technician, linesman, overhead linesperson, electronic engineer field, escalator engineer, lift service engineer, field service technician, mobile service engineer, smart meter engineer, service technician, ev engineer, medical equipment engineer, lift maintenance engineer, lift repair engineer, customer service engineer, smart meter installer, mobile field service engineer, printer engineer, catering equipment engineer, coffee machine engineer',
    others: '5223 5241 5246 5242 5244 3113',
  },
  {
    code: '5246',
    titles:
      'domestic appliance engineer, white goods engineer, appliance engineer, appliance technician',
    others: '',
  },
  {
    code: '5250',
    titles:
      'electrical supervisor, engineering supervisor, maintenance supervisor, workshop supervisor, maintenance team leader, workshop manager engineering, engineering team leader, mechanical supervisor, electrical foreman, welding supervisor',
    others: '5330',
  },
  { code: '5311', titles: 'steel erector, steel fixer, rebar fixer', others: '5319' },
  { code: '5312', titles: 'stonemason, stone mason, banker mason' },
  { code: '5313', titles: 'bricklayer, brick layer, bricklaying operative' },
  {
    code: '5314',
    titles:
      'roofer, roof tiler, slater, thatcher, flat roofer, roofing operative, single ply roofer',
  },
  {
    code: '5316',
    titles:
      'carpenter, joiner, kitchen fitter, carpenter joiner, bench joiner, shopfitter, shop fitter, site carpenter, maintenance carpenter, shuttering carpenter, bench hand joiner, site joiner, carpenter and joiner, maintenance joiner, formwork carpenter, bedroom fitter, joiner multi trade',
    others: '',
  },
  {
    code: '5317',
    titles:
      'glazier, window fitter, window installer, window fabricator, double glazing installer, curtain wall installer, door fitter',
  },
  {
    code: '5319',
    titles:
      'builder, handyperson, handyman, multi trade operative, multi trader, maintenance operative, damp proofer, property maintenance operative, dry liner, multi skilled operative, fencer, scaffold designer, multi skilled tradesperson, property maintenance, general builder, maintenance worker, maintenance person, estate operative building, multi trade engineer, drylining operative, building maintenance operative, ceiling fixer, bathroom fitter, multi skilled trade operative, cladder, repair operative, fabric engineer, fabric maintenance engineer',
    others: '8159',
  },
  { code: '5321', titles: 'plasterer, dry lining plasterer' },
  {
    code: '5322',
    titles: 'floor layer, tiler, wall tiler, carpet fitter, flooring fitter, floorer, floor fitter',
  },
  {
    code: '5323',
    titles: 'painter, decorator, painter and decorator, painter decorator, industrial painter',
    others: '',
  },
  {
    code: '5330',
    titles:
      'construction supervisor, site supervisor, site foreman, building foreman, general foreman, clerk of work, roofing supervisor, trade supervisor, groundwork supervisor, building maintenance supervisor, civil supervisor',
    others: '',
  },
  { code: '8151', titles: 'scaffolder, rigger, advanced scaffolder, scaffolding labourer' },
  { code: '9121', titles: 'groundworker, ground worker' },
  {
    code: '9129',
    titles:
      'labourer, general labourer, construction labourer, site labourer, cscs labourer, hod carrier, building labourer, skilled labourer',
    others: '9139',
  },
  {
    code: '8229',
    titles:
      'excavator driver, digger driver, 360 excavator operator, excavator operator, plant operator, dumper driver, telehandler operator, telehandler driver, 360 operator, crusher operator, roller driver, machine driver 360',
  },
  {
    code: '8221',
    titles:
      'crane operator, crane driver, tower crane operator, lifting supervisor crane, slinger signaller',
  },
  {
    code: '8222',
    titles:
      'forklift driver, fork lift driver, flt driver, forklift truck driver, reach truck driver, forklift operator, fork lift truck driver, counterbalance driver, vna driver, flt operator, counterbalance forklift driver, reach truck operator, reach forklift driver',
  },
  {
    code: '8211',
    titles:
      'hgv driver, lgv driver, lorry driver, class 1 driver, class 2 driver, hgv class 1 driver, hgv class 2 driver, class 1 hgv driver, class 2 hgv driver, tanker driver, ce driver, hgv 1 driver, hgv 2 driver, truck driver, hgv tanker driver, c e driver, hgv c driver, hgv ce driver, lgv class 1 driver, lgv class 2 driver, 7 5 tonne driver, 7 5t driver, 7t driver, class 1 tramper driver, tramper driver, hiab driver, hgv driver class 1, hgv driver class 2, lgv 1 driver, lgv 2 driver, skip driver, tipper driver, hgv tramper, low loader driver, shunter driver hgv, refuse driver hgv, hgv tipper driver, lgv c driver, mixer driver, class 2 tipper driver, hgv 1, hgv class 1, hgv class 2, hgv loader driver, 7 5 tonne delivery driver, class 1 night driver',
  },
  {
    code: '8212',
    titles:
      'bus driver, coach driver, minibus driver, psv driver, pcv driver, passenger assistant driver',
  },
  {
    code: '8213',
    titles: 'taxi driver, chauffeur, cab driver, private hire driver, airport transfer driver',
  },
  {
    code: '8214',
    titles:
      'delivery driver, van driver, courier, courier driver, parcel delivery driver, multi drop driver, multi drop delivery driver, delivery rider, delivery courier, delivery person, home delivery driver, 3 5t driver, owner driver courier, self employed courier, collection and delivery driver, cash in transit driver, food delivery driver, van delivery driver, van courier, pizza delivery driver, parcel courier, customer delivery driver, delivery rider bike, delivery rider car, customer service driver, cycle courier, weekend delivery rider',
  },
  {
    code: '9211',
    titles:
      'postperson, postman, postwoman, postal worker, mail sorter, postie, parcel sorter, postperson with driving, postal operative, mail room operative, post person',
  },
  {
    code: '9252',
    titles:
      'warehouse operative, warehouse worker, picker packer, order picker, warehouse person, night warehouse operative, warehouse assistant, storeperson, picker, warehouse picker, warehouse picker packer, store operative, warehouse loader, stores person, warehouseman, goods in operative, storeman, warehouse associate, warehouse team member, warehouse colleague, fulfilment associate, warehouse stock controller, warehouse operator, warehouse admin operative, goods in warehouse operative, depot operative',
    others: '9132 9259',
  },
  {
    code: '9251',
    titles:
      'warehouse supervisor, warehouse team leader, warehouse shift leader, warehouse shift manager, warehouse team manager',
    others: '1242',
  },
  {
    code: '1242',
    titles:
      'warehouse manager, store manager warehouse, inventory manager, stock manager, stock control manager, assistant warehouse manager',
    others: '1243',
  },
  {
    code: '1243',
    titles:
      'logistic manager, supply chain manager, supply chain director, logistic operation manager',
    others: '1242 1241',
  },
  {
    code: '1241',
    titles:
      'transport manager, fleet manager, distribution manager, depot manager, transport operation manager, station manager railway, transport planner manager, assistant transport manager, deputy transport manager',
    others: '1243',
  },
  {
    code: '9132',
    titles: 'packer, packing operative, production packer, factory packer, hand packer',
  },
  {
    code: '8160',
    titles:
      'production supervisor, production team leader, factory supervisor, production shift manager, assembly supervisor, manufacturing supervisor, manufacturing team leader, production shift leader',
    others: '5250',
  },
  {
    code: '8111',
    titles:
      'food production operative, food operative, baker process operative, bakery operative, food factory operative, brewery operative',
  },
  {
    code: '8149',
    titles:
      'assembler, assembly operative, assembly operator, production assembler, mechanical assembler, assembly technician, electronic assembler, electro mechanical assembler, electrical assembler',
    others: '8141 8142',
  },
  {
    code: '8139',
    titles:
      'production operative, machine operator, production operator, process operator, factory operative, manufacturing operative, manufacturing operator, process operative, production worker, machine operative, production associate',
    others: '9139 8119 8111 8113 8114 8120',
  },
  {
    code: '8153',
    titles: 'track operative, trackman, rail track operative, track maintenance engineer',
  },
  {
    code: '8152',
    titles:
      'road worker, highway operative, highway maintenance operative, surfacing operative, paver, street works operative, reinstatement operative, tarmac operative',
  },
  {
    code: '8159',
    titles:
      'thermal insulation engineer, insulation installer, cavity wall installer, drainage engineer operative, insulation engineer',
    others: '5319',
  },
  {
    code: '9225',
    titles:
      'refuse collector, refuse loader, recycling operative, waste operative, refuse operative, waste collector',
  },
  {
    code: '9226',
    titles: 'valeter, car valeter, vehicle cleaner, train cleaner, car cleaner, vehicle valeter',
  },
  { code: '9221', titles: 'window cleaner' },
  {
    code: '5112',
    titles: 'grower, nursery worker horticulture, horticulturist trade',
    others: '9119',
  },
  {
    code: '5113',
    titles:
      'gardener, landscape gardener, landscaper, head gardener, gardener handyperson, landscape operative',
    others: '9119',
  },
  {
    code: '5114',
    titles:
      'groundsperson, greenkeeper, groundsman, ground maintenance operative, ground person, assistant greenkeeper',
    others: '9119',
  },
  { code: '5119', titles: 'tree surgeon, arborist, gamekeeper, climbing arborist', others: '' },
  {
    code: '9111',
    titles:
      'farm worker, farm hand, herdsperson, general farm worker, farm operative, dairy farm worker, milker, shepherd, farm assistant',
  },
  { code: '9119', titles: 'fruit picker, deckhand, share fisherman, crop picker' },
  {
    code: '6129',
    titles:
      'groom, kennel assistant, animal care assistant, veterinary care assistant, dog groomer, veterinary nursing assistant, zookeeper, kennel worker, animal technician, dog walker',
    others: '',
  },
  {
    code: '6121',
    titles:
      'pest control technician, pest controller, pest control operative, pest control surveyor',
  },
  { code: '5411', titles: 'upholsterer' },
  {
    code: '5442',
    titles: 'cabinet maker, furniture maker, wood machinist, french polisher',
    others: '8131',
  },
  {
    code: '5422',
    titles:
      'printer, print operator, screen printer, litho printer, digital print operator, flexo printer',
    others: '8135',
  },
  { code: '5431', titles: 'butcher, slaughterman, butchery assistant, abattoir operative' },
  { code: '5432', titles: 'baker, confectioner, artisan baker, night baker, cake decorator' },
  { code: '8146', titles: 'sewing machinist, seamstress, overlocker' },
  { code: '5413', titles: 'tailor, dressmaker, alteration tailor' },
]
