import { FIELDS, type Field } from '#platform/import/source-record.ts'

/** Other programs' names for our fields, in lower case without spaces and punctuation. */
const OTHER_NAMES: Record<Field, string> = {
  reference:
    'id ref reference referencenumber referenceno refno jobid jobref jobreference vacancyid ' +
    'vacancyref vacancyreference advertid guid identifier requisitionid reqid',
  source: 'source sourcename board jobboard',
  title: 'title jobtitle position positiontitle role roletitle vacancytitle adverttitle jobname',
  employer:
    'employer company companyname employername organisation organization organisationname ' +
    'organizationname hiringorganization hiringorganisation recruiter advertiser trust client',
  description:
    'description jobdescription fulldescription descriptiontext descriptionhtml details ' +
    'jobdetails advert adverttext body content summary snippet descriptionsnippet',
  location: 'location place city town joblocation citytown workplace locationname site',
  region: 'region county state province area',
  postcode: 'postcode postalcode zip zipcode',
  country: 'country countrycode countryname jobcountry',
  latitude: 'latitude lat',
  longitude: 'longitude lon lng long',
  remote: 'remote isremote remotetype remotework workfromhome homeworking joblocationtype',
  payMin:
    'paymin payfrom minpay salarymin salaryminimum minsalary minimumsalary salaryfrom ratemin ' +
    'salarylow lowestpay',
  payMax:
    'paymax payto maxpay salarymax salarymaximum maxsalary maximumsalary salaryto ratemax ' +
    'salaryhigh highestpay',
  payCurrency: 'paycurrency currency salarycurrency currencycode',
  payPeriod: 'payperiod salaryunit salaryperiod salarytype salaryinterval rateperiod payunit',
  payText: 'paytext pay salary salarytext salarydescription wage wages rate payrate salaryrange',
  payIsEstimate: 'payisestimate salaryispredicted salaryisestimated predictedsalary',
  type:
    'type jobtype employmenttype contracttype contracttime contract workingpattern ' +
    'employment hourstype positiontype',
  hours: 'hours hoursperweek hoursaweek weeklyhours workhours workinghours',
  category:
    'category jobcategory sector industry occupationalcategory department field jobfamily ' +
    'categoryname',
  email: 'email applyemail applicationemail contactemail emailaddress contact',
  url: 'url link joburl jobpostingurl applyurl applicationurl redirecturl weblink advertiserurl',
  postedAt:
    'postedat posted dateposted postdate posteddate postedon publisheddate publicationdate ' +
    'datepublished pubdate date created createdat listingdate startdateofadvert opendate ' +
    'openingdate advertdate',
  closesAt:
    'closesat closes closingdate closedate dateclosing closing expirationdate expirydate ' +
    'expiresat expires validthrough deadline applicationdeadline applyby enddate ' +
    'lastdaytoapply closeson',
}

const byName = new Map<string, Field>(
  FIELDS.flatMap((field) => OTHER_NAMES[field].split(' ').map((name) => [name, field] as const)),
)

/** Our field for another program's name: 'Job Title' and 'job_title' are the title. */
export function fieldFor(name: string): Field | null {
  return byName.get(toColumnKey(name)) ?? null
}

/** A column's name in lower case without spaces and punctuation. */
export function toColumnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** Finds a field by our own name, ignoring case. */
export function findField(name: string): Field | null {
  return FIELDS.find((field) => field.toLowerCase() === name.trim().toLowerCase()) ?? null
}
