import type { Concept } from '#board/search/words/concept.ts'

/** Fields of work, broader than the people in them: a search for 'physiotherapy' finds assistants too. */
export const FIELDS: Concept[] = [
  { lexeme: '~midwifery', label: 'midwifery', forms: 'midwifery' },
  { lexeme: '~health-visiting', label: 'health visiting', forms: 'health visiting' },
  { lexeme: '~social-work', label: 'social work', forms: 'social work' },
  { lexeme: '~occupational-therapy', label: 'occupational therapy', forms: 'occupational therapy' },
  { lexeme: '~physiotherapy', label: 'physiotherapy', forms: 'physiotherapy, physical therapy' },
  { lexeme: '~radiography', label: 'radiography', forms: 'radiography' },
  { lexeme: '~sonography', label: 'sonography', forms: 'sonography' },
  { lexeme: '~biomedical-science', label: 'biomedical science', forms: 'biomedical science' },
  { lexeme: '~phlebotomy', label: 'phlebotomy', forms: 'phlebotomy' },
  { lexeme: '~paramedicine', label: 'paramedicine', forms: 'paramedicine' },
  { lexeme: '~dietetics', label: 'dietetics', forms: 'dietetics' },
  { lexeme: '~podiatry', label: 'podiatry', forms: 'podiatry, chiropody' },
  { lexeme: '~counselling', label: 'counselling', forms: 'counselling' },
  { lexeme: '~audiology', label: 'audiology', forms: 'audiology' },
  { lexeme: '~optometry', label: 'optometry', forms: 'optometry' },
  { lexeme: '~orthodontics', label: 'orthodontics', forms: 'orthodontics' },
  { lexeme: '~quantity-surveying', label: 'quantity surveying', forms: 'quantity surveying' },
  { lexeme: '~plumbing', label: 'plumbing', forms: 'plumbing' },
  { lexeme: '~carpentry', label: 'carpentry', forms: 'carpentry, joinery' },
  { lexeme: '~bricklaying', label: 'bricklaying', forms: 'bricklaying' },
  { lexeme: '~plastering', label: 'plastering', forms: 'plastering' },
  { lexeme: '~welding', label: 'welding', forms: 'welding' },
  { lexeme: '~cleaning', label: 'cleaning', forms: 'cleaning' },
  { lexeme: '~housekeeping', label: 'housekeeping', forms: 'housekeeping' },
  { lexeme: '~portering', label: 'portering', forms: 'portering' },
  { lexeme: '~butchery', label: 'butchery', forms: 'butchery' },
  { lexeme: '~bookkeeping', label: 'bookkeeping', forms: 'bookkeeping, book keeping' },
  {
    lexeme: '~speech-therapy',
    label: 'speech and language therapy',
    forms:
      'speech and language therapy, speech & language therapy, speech therapy, speech language therapy',
  },
]
