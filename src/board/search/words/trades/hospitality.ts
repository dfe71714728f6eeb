import type { Concept } from '#board/search/words/concept.ts'

export const HOSPITALITY: Concept[] = [
  { lexeme: '~chef', label: 'chef', forms: 'chef' },
  {
    lexeme: '~cook',
    label: 'cook',
    forms: 'school cook, assistant cook, cook manager, head cook',
    ambiguous: {
      forms: 'cook',
      notAfter: 'james, captain, to, thomas',
      notBefore: 'university, hospital, chill, freeze',
    },
    searchOnly: 'cookery',
  },
  {
    lexeme: '~head-chef',
    label: 'head chef',
    forms: 'head chef, executive chef',
    broader: '~chef',
  },
  { lexeme: '~sous-chef', label: 'sous chef', forms: 'sous chef, sous', broader: '~chef' },
  {
    lexeme: '~cdp',
    label: 'chef de partie (CDP)',
    forms: 'CDP, chef de partie, section chef',
    broader: '~chef',
  },
  { lexeme: '~commis-chef', label: 'commis chef', forms: 'commis chef, commis', broader: '~chef' },
  {
    lexeme: '~pastry-chef',
    label: 'pastry chef',
    forms: 'pastry chef, patissier',
    broader: '~chef',
  },
  {
    lexeme: '~kitchen-porter',
    label: 'kitchen porter or assistant (KP)',
    forms: 'kitchen porter, kitchen assistant, kitchen hand, catering assistant, dishwasher',
    capitals: 'KP',
    requiredNearby: 'kitchen',
  },
  {
    lexeme: '~waiter',
    label: 'waiter or waitress',
    forms:
      'waiter, waitress, waiting staff, wait staff, food server, food and beverage assistant, food & beverage assistant',
  },
  {
    lexeme: '~bartender',
    label: 'bar staff',
    forms: 'bartender, barman, barmaid, bar staff, bar person, bar tender, bar team member',
  },
  { lexeme: '~barista', label: 'barista', forms: 'barista' },
  { lexeme: '~front-of-house', topic: true, label: 'front of house', forms: 'front of house, FOH' },
  { lexeme: '~butcher', label: 'butcher', forms: 'butcher', broader: '~butchery' },
]
