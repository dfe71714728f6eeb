import type { Concept } from '#board/search/words/concept.ts'

export const PHARMACY_AND_DENTAL: Concept[] = [
  {
    lexeme: '~pharmacist',
    label: 'pharmacist',
    forms: 'pharmacist, clinical pharmacist, community pharmacist',
  },
  {
    lexeme: '~pharmacy-technician',
    label: 'pharmacy technician',
    forms: 'pharmacy technician, pharm tech, pharmacy tech',
  },
  {
    lexeme: '~dispenser',
    label: 'dispenser or pharmacy assistant',
    forms: `pharmacy dispenser, dispensing assistant, pharmacy assistant, dispenser, dispensary assistant, trainee dispenser`,
  },
  {
    lexeme: '~dentist',
    label: 'dentist',
    forms:
      'dentist, dental surgeon, associate dentist, general dental practitioner, dental officer',
    capitals: 'GDP',
    requiredNearby: 'dental',
  },
  {
    lexeme: '~dental-hygienist',
    label: 'dental hygienist or therapist',
    forms: 'dental hygienist, hygienist, dental therapist, hygienist therapist',
  },
  {
    lexeme: '~orthodontist',
    label: 'orthodontist',
    forms: 'orthodontist',
    broader: '~orthodontics',
  },
  {
    lexeme: '~vet',
    label: 'vet (veterinary surgeon)',
    forms: 'vet, veterinary surgeon, veterinarian, vet surgeon, veterinary doctor',
  },
]
