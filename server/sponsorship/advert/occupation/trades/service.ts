import type { Trade } from './trade.ts'

export const SERVICE: Trade[] = [
  {
    code: '5434',
    titles:
      'chef, head chef, sous chef, chef de partie, commis chef, pastry chef, executive chef, demi chef de partie, junior sous chef, breakfast chef, senior chef de partie, relief chef, chef manager, sushi chef, line chef, junior chef de partie, pizza chef, executive sous chef, kitchen chef, demi chef, sushi prep chef, second chef, school chef, senior sous chef, pastry chef de partie, pastry sous chef, development chef, private chef, catering chef, grill chef',
  },
  {
    code: '5435',
    titles:
      'cook, head cook, assistant cook, school cook, school cook manager, cook supervisor, line cook, care home cook, catering cook',
    others: '5434',
  },
  {
    code: '5436',
    titles:
      'kitchen manager, catering manager, bar manager, assistant bar manager, catering service manager',
    others: '1222',
  },
  {
    code: '1222',
    titles:
      'restaurant manager, assistant restaurant manager, cafe manager, coffee shop manager, restaurant general manager, fast food manager, restaurant shift manager, deputy restaurant manager, assistant manager restaurant, catering operation manager',
    others: '5436',
  },
  {
    code: '1223',
    titles: 'pub manager, publican, assistant pub manager, pub general manager, deputy pub manager',
  },
  {
    code: '1221',
    titles:
      'hotel manager, hotel general manager, accommodation manager, deputy hotel manager, hotel operation manager, night manager hotel, hotel duty manager, hotel assistant manager',
  },
  {
    code: '9263',
    titles:
      'kitchen porter, kitchen assistant, catering assistant, kitchen team member, general kitchen assistant, kitchen hand, food service assistant, ward hostess, school catering assistant, catering team member, canteen assistant, general catering assistant, kitchen steward, dishwasher, food prep assistant, catering general assistant, dining assistant, catering and domestic assistant, host catering',
    others: '',
  },
  {
    code: '9264',
    titles:
      'waiter, waitress, waiting staff, food and beverage assistant, restaurant team member, front of house team member, commis waiter, head waiter, restaurant assistant, chef de rang, f and b assistant, waiter waitress, waiting on staff, floor staff, server restaurant, restaurant waiter, restaurant host, runner restaurant',
    others: '9265 9261',
  },
  {
    code: '9265',
    titles:
      'bartender, bar staff, bar team member, bar person, mixologist, bar assistant, bar back, barback, bar tender, head bartender',
  },
  {
    code: '9261',
    titles:
      'bar supervisor, catering supervisor, restaurant supervisor, food and beverage supervisor, f and b supervisor, front of house supervisor',
  },
  { code: '9266', titles: 'barista, coffee shop assistant, cafe assistant' },
  {
    code: '9231',
    titles:
      'security officer, security guard, door supervisor, cctv operator, relief security officer, retail security officer, event security officer, night security guard, mobile security officer, corporate security officer, security operative',
  },
  {
    code: '7111',
    titles:
      'retail assistant, sales assistant, shop assistant, store assistant, retail sales assistant, customer assistant, retail sales advisor, retail advisor, sales associate retail, customer service assistant retail, sales colleague, retail associate, customer advisor retail, retail customer assistant, retail colleague, retail sales consultant, retail team member, showroom sales assistant, beauty advisor, store colleague',
    others: '',
  },
  {
    code: '7132',
    titles:
      'retail supervisor, retail team leader, store supervisor, shop supervisor, sales supervisor retail',
    others: '1150',
  },
  {
    code: '1150',
    titles:
      'retail manager, retail store manager, shop manager, assistant store manager, store manager, retail area manager, charity shop manager, assistant shop manager, deputy store manager, supermarket manager, assistant retail manager, boutique manager',
    others: '7131 7132 1242',
  },
  {
    code: '7211',
    titles:
      'call centre agent, contact centre agent, call handler, contact centre advisor, call centre advisor, contact centre operator, call centre operator, customer contact advisor, call advisor, contact centre adviser, 999 call handler, health advisor 111',
    others: '7219 7213',
  },
  {
    code: '7219',
    titles:
      'customer service advisor, customer service adviser, customer service assistant, customer service agent, customer service representative, customer service executive, customer advisor, customer service administrator, customer support advisor, customer service, customer support representative, customer care advisor, customer support agent, customer service expert, customer support executive, customer support assistant, customer care assistant, customer experience advisor, customer service associate, customer support associate, customer service specialist, customer service officer',
    others: '7211 7111',
  },
  {
    code: '4143',
    titles:
      'customer service manager, call centre manager, customer care manager, contact centre manager, customer experience manager, customer support manager, customer success manager service, after sale manager',
    others: '7220',
  },
  {
    code: '7220',
    titles:
      'customer service team leader, customer service supervisor, call centre team leader, contact centre team leader, contact centre team manager, customer service team manager',
    others: '4143',
  },
  {
    code: '6221',
    titles: 'hairdresser, barber, hair stylist, senior stylist hair, salon stylist, colourist hair',
  },
  {
    code: '6222',
    titles:
      'beauty therapist, nail technician, beautician, spa therapist, aesthetic practitioner beauty, brow artist, laser therapist, tattoo artist, waxing specialist, massage and beauty therapist',
    others: '',
  },
  {
    code: '3214',
    titles: 'massage therapist, hypnotherapist, reflexologist, aromatherapist',
    others: '6222',
  },
  {
    code: '6138',
    titles:
      'funeral operative, funeral director assistant, undertaker, funeral service operative, mortuary assistant, embalmer, funeral arranger',
  },
  {
    code: '6232',
    titles:
      'caretaker, site caretaker, school caretaker, premise assistant, concierge, premise officer, janitor, residential concierge, school premise officer, site manager school',
    others: '',
  },
  {
    code: '6211',
    titles:
      'lifeguard, leisure assistant, recreation assistant, swimming pool attendant, leisure attendant, fun centre assistant',
  },
  {
    code: '1224',
    titles:
      'leisure centre manager, gym manager, cinema manager, gym general manager, leisure manager, fitness manager, health club manager, theatre manager venue, golf club manager, assistant gym manager, sport centre manager',
    others: '',
  },
  {
    code: '6213',
    titles:
      'cabin crew, air stewardess, flight attendant, airport customer service agent, passenger service agent',
  },
  {
    code: '8233',
    titles: 'baggage handler, airport ground operative, ramp agent, aircraft cleaner',
    others: '9226',
  },
  {
    code: '6212',
    titles: 'travel consultant, travel agent, business travel consultant, travel advisor',
  },
  { code: '7112', titles: 'cashier retail, checkout operator, check out operator, till operator' },
  {
    code: '9241',
    titles:
      'shelf filler, stock replenisher, night replenishment assistant, shelf stacker, stock assistant, night stock assistant',
  },
  { code: '9224', titles: 'laundry assistant, laundry operative, laundry worker, dry cleaner' },
  {
    code: '3314',
    titles:
      'prison officer, custody officer, prison custody officer, detention custody officer, prisoner custody officer',
    others: '3319',
  },
  {
    code: '3312',
    titles:
      'police officer, police constable, detective constable, police sergeant, police detective, trainee detective constable',
  },
  { code: '3313', titles: 'firefighter, fire fighter, retained firefighter, fire officer' },
  { code: '6311', titles: 'police community support officer, pcso' },
  {
    code: '6312',
    titles:
      'civil enforcement officer, parking attendant, parking officer, parking enforcement officer',
  },
  { code: '3413', titles: 'actor, entertainer, presenter, dj, singer, model', others: '' },
  {
    code: '3417',
    titles:
      'photographer, camera operator, videographer, sound engineer, audio visual technician, video editor, av technician, audio engineer, sound technician, av engineer, film editor, vision mixer, lighting technician, av support technician',
    others: '',
  },
  {
    code: '3416',
    titles:
      'film producer, tv producer, producer, stage manager, theatre producer, casting director, assistant producer, television producer, video producer, film director, podcast producer, radio producer, production coordinator film, art officer',
    others: '',
  },
  {
    code: '3412',
    titles:
      'copywriter, translator, interpreter, author, technical author, technical writer, british sign language interpreter, bsl interpreter, ux writer, content writer, ghostwriter, screenwriter, medical writer, sign language interpreter, scriptwriter, bid writer, proposal writer, blogger',
    others: '',
  },
  {
    code: '2491',
    titles:
      'editor, sub editor, news editor, managing editor, commissioning editor, deputy editor, web editor news, magazine editor, production editor',
    others: '',
  },
  {
    code: '2492',
    titles:
      'journalist, reporter, news reporter, broadcast journalist, sport journalist, data journalist, trainee reporter',
    others: '',
  },
  {
    code: '3421',
    titles:
      'interior designer, kitchen designer, kitchen sale designer, interior architect, bathroom designer, showroom designer',
    others: '3429',
  },
  {
    code: '3422',
    titles:
      'fashion designer, garment technologist, clothing designer, textile designer, footwear designer, menswear designer, womenswear designer, costume designer, pattern cutter designer, knitwear designer',
    others: '',
  },
  { code: '5443', titles: 'florist, flower arranger' },
  {
    code: '2463',
    titles: 'vicar, priest, chaplain, minister of religion, pastor, imam, parish priest, rabbi',
    others: '',
  },
  {
    code: '3512',
    titles:
      'ship officer, deck officer, chief engineer shipping, third engineer shipping, ship captain, master mariner, second officer ship',
    others: '',
  },
  {
    code: '3511',
    titles:
      'pilot, airline pilot, first officer pilot, air traffic controller, airline captain, commercial pilot, helicopter pilot, flight instructor',
    others: '',
  },
]
