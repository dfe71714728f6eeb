import type { Concept } from '../concept.ts'

const OFFICE_LEDGERS = 'account, invoic, ledger, financ'

export const OFFICE: Concept[] = [
  {
    lexeme: '~pa',
    label: 'personal assistant (PA)',
    forms: 'personal assistant',
    capitals: 'PA',
    requiredNearby: 'secretarial, diary, diaries, executive assistant, personal assistant',
    ambiguous: {
      forms: '',
      notAfter: '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 000, clinical',
      notBefore: 'session, sessions, post, posts, per',
    },
  },
  {
    lexeme: '~ea',
    label: 'executive assistant (EA)',
    forms: 'executive assistant',
    capitals: 'EA',
    requiredNearby: 'executive assist, diary, diaries',
  },
  {
    lexeme: '~hr',
    label: 'human resources (HR)',
    forms: 'human resources, human resource',
    capitals: 'HR',
    searchOnly: 'HR',
  },
  {
    lexeme: '~administrator',
    label: 'administrator',
    forms: `admin, administrator, administration assistant, administrative assistant,
      admin assistant, admin officer, administrative officer, administration officer,
      office administrator, office assistant, office admin, clerical officer, clerical assistant`,
  },
  {
    lexeme: '~ward-clerk',
    label: 'ward clerk',
    forms: 'ward clerk, ward administrator',
    broader: '~administrator',
  },
  {
    lexeme: '~medical-secretary',
    label: 'medical secretary',
    forms: 'medical secretary, med sec, clinical secretary',
  },
  { lexeme: '~receptionist', label: 'receptionist', forms: 'receptionist, front desk' },
  {
    lexeme: '~accounts-assistant',
    label: 'accounts or finance assistant',
    forms: `accounts assistant, account assistant, accounting assistant, accounts clerk,
      finance assistant, accounts officer,
      finance officer, ledger clerk`,
  },
  { lexeme: '~accountant', label: 'accountant', forms: 'accountant' },
  {
    lexeme: '~ap',
    label: 'accounts payable (AP)',
    forms: `accounts payable, account payable, purchase ledger, bought ledger`,
    capitals: 'AP',
    requiredNearby: OFFICE_LEDGERS,
  },
  {
    lexeme: '~ar',
    label: 'accounts receivable (AR)',
    forms: 'accounts receivable, account receivable, sales ledger',
    capitals: 'AR',
    requiredNearby: OFFICE_LEDGERS,
  },
  {
    lexeme: '~bookkeeper',
    label: 'bookkeeper',
    forms: 'bookkeeper, book keeper',
    broader: '~bookkeeping',
  },
  {
    lexeme: '~fpa',
    label: 'financial planning and analysis (FP&A)',
    forms: 'FP&A, financial planning and analysis, financial planning & analysis',
  },
  {
    lexeme: '~chief-executive',
    label: 'chief executive (CEO)',
    forms: 'CEO, chief executive, chief executive officer',
  },
  {
    lexeme: '~cfo',
    label: 'finance director (CFO)',
    forms: 'CFO, chief financial officer, chief finance officer, finance director',
  },
  {
    lexeme: '~customer-service',
    label: 'customer service',
    forms: 'customer service, customer care, client service',
  },
  {
    lexeme: '~call-handler',
    label: 'call handler or call centre agent',
    forms: `call handler, call centre agent, call centre advisor, contact centre agent,
      contact centre advisor, call taker, call agent, call centre operator`,
  },
  {
    lexeme: '~sales-assistant',
    label: 'sales or shop assistant',
    forms: `sales assistant, shop assistant, retail assistant, store assistant, shop worker,
      sales associate, retail associate`,
  },
  {
    lexeme: '~bdm',
    label: 'business development manager (BDM)',
    forms: 'BDM, business development manager',
  },
  { lexeme: '~recruiter', label: 'recruiter', forms: 'recruiter, recruitment consultant' },
  {
    lexeme: '~project-manager',
    label: 'project manager',
    forms: 'project manager',
    searchOnly: 'PM',
  },
  {
    lexeme: '~seo',
    label: 'search engine optimisation (SEO)',
    forms: 'SEO, search engine optimisation',
  },
  { lexeme: '~ppc', label: 'pay per click (PPC)', forms: 'PPC, pay per click' },
]
