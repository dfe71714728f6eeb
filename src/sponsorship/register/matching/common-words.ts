/**
 * Words in the names of twenty or more organisations on the register of June 2026. A name of such words
 * alone does not identify an organisation.
 */
const COMMON_WORDS = new Set(
  `
1st a2z aaa abbey abc aberdeen abi abs absolute academies academy access accessories accident
accommodation accountancy accountants accounting accounts ace acorn action active adam adams
address advance advanced advantage advertising advice advisers advisors advisory aero aerospace
aesthetic aesthetics africa african afro agency agent agents agile ahmed aid air airlines
airport alan alexander ali all allen alliance allied alpha alternative aluminium amber american
amigos amin analytics anchor andrew andrews angel angels anglia anglo animal apartments apex
apollo app apple appliances applied aqua arc arch architects architectural architecture are ark
arms aroma art arts ascot ash ashford ashley ashton asia asian ask aspire asset assets assist
associated associates association aston atelier athena atlantic atlas audio authority auto
automation automotive autos avenue aviation avon aylesbury baba baby back baker bakers bakery
balti bangla bank bar barber barbers bargain bars barton base bath bathrooms bay bazaar bazar
beacon bear beauty bedford bedrooms beds bee belfast bell bella belmont ben bengal berkeley
berkshire bespoke best better beyond bidco big bio biosciences bird birmingham biryani bishop
bistro bites black blackburn blackpool blinds bloom blossom blue bluebird board body bolton
bombay bond books booze borough bournemouth boutique box bradford brain branch brand brands
brasserie bread break brewery brick bridge bright brighton bristol brit britain britannia
british broadway brokers bromley brook bros brother brothers brow brown bubble budgens buffet
build builder builders building bureau burger burgers burton bury business butcher butchers buy
cafe cake cakes cambridge camden campbell capital caprinos car carbon cardiff care caremark
carers cargo caring carpet carpets carry cars carter casa cash castle caterers catering catholic
cell center central centre centres chai chain chambers change charitable charity charles
chartered chase chef chelsea chemicals chemist chemists cherry cheshire chester chicken child
childcare children childrens chilli chiltern china chinese chippy chips chiropractic choice
choices christ christian church churchill cinnamon circle city civil clarity clark class classic
clean cleaners cleaning clear click clifton climate clinic clinical clinics clothing cloud club
coast code coffee collection collective college com comfort commerce commercial commercials
commodities common communication communications community companies company compass complete
compliance components computer computers computing concept concepts concrete connect connections
conservation consortium construction constructions consult consultancy consultant consultants
consulting content continental contract contracting contractors contracts control controls
convenience cooper core corner cornerstone cornwall corporate corporation cosmetics cost
costcutter cottage council country county courier couriers court coventry cow craft cream
creations creative credit crescent cricket croft cross crown croydon crystal cube cuisine
cultural culture cumbria curry cyber daily dairy dance data david day days deal deals decor deep
defence delhi deli delight delights delivery delta dental dentistry derby desi design designs
dessert desserts developers development developments devon diagnostics diamond diamonds digital
dine dining direct discount distribution distributors district divine division diy dog
domiciliary dominos doncaster doner door doors dorset dosa dot double dragon dream dreams
drilling drinks drive driving dry drylining dundee durham dynamic dynamics eagle ealing early
earth east eastern easy eat eatery eco economics eden edge edinburgh education educational
edward edwards egg eggfree eight electric electrical electronics elite embassy emea emerald
empire employment end energy engineering engineers england english enterprise enterprises
entertainment environment environmental equestrian equine equipment equity essential essex esso
estate estates euro europe european event events everest evergreen evolution excel excellence
exchange executive exeter expert experts export express extra eye fabrication fabrications
fabrics facilities facility factory fair faith falcon family farm farming farms fashion fashions
fast fat federation fertility fibre field filling film films finance financial fine fintech fire
fireaway firm first fish fisheries fishing fitness five fix flavours fleet flooring flow flying
focus fone food foods football for force forecourt forecourts forest forge form fortune forum
fostering foundation four fox franchise frank free freight french fresh fried friends frontier
fruit fuel fuels fulham full fund furniture fusion future futures gadget gadgets galaxy gallery
game games gaming garage garages garden gardens gas gate gateway gen general generation genesis
george georges german get gift gill girls glasgow glass glazing global globe gold golden golf
good goods gourmet grace grammar grand grange grant great greek green greenwich grey grill
groceries grocers grocery group grove growth guardian guarding gurkha guru hackney hair halal
hall hamilton hampshire hampton hand hands happy harbour hardware hari harley harmony harris
harrow harvest harvey haulage haven hayes head health healthcare healthy hearcare heart hearts
heat heath heathrow heating heavenly heights help heritage herts high higher highland hill hills
hilton himalayan hire holdco holding holdings holiday holidays holistic holy home homecare homes
hope horizon horizons horse hospice hospital hospitality hospitals hot hotel hotels hounslow
house housing hub hudson hull human hunter hussain hut hyde ice ideal ilford image imaging
immigration impact imperial impex implant import imports independent india indian indigo
industrial industries industry infinity info information infotech infrastructure inn innovation
innovations innovative inns insight insights inspire inspired installations instead institute
instruments insulation insurance int integrated integration intelligence intelligent interactive
interest interior interiors international internet intl invest investment investments investors
ireland islamic island isle italian ivy jack james japan japanese jay jet jewellers jewellery
john johns johnson joinery jones joseph junction just karahi kashmir kebab kebabish kensington
kent kerala key khan kids king kingdom kings kingston kitchen kitchens knight knightsbridge
kokoro krishna kumar lab laboratories laboratory labs lake lancashire land landmark landscape
lane langley language laser laundry law ldn leaf learning lee leeds legal leicester leisure lets
letting lettings lewis liberty licence life lifestyle light lighting lime limted lincoln line
linen link links lion little live liverpool lives living local lodge logic logistic logistics
londis london long lotus lounge love lucky luton lux luxury mac machine machinery machines made
madina magic mahal mail maintenance man managed management manchester manor manufacturing marble
marine maritime mark market marketing markets marsh mart martin mary marys masala massage master
masters materials matrix matters max maya mayfair mcr meat meats mechanical med media medical
medicare medicine mega mental merchant merchants meridian metal metals metro michael mid midland
midlands mill millennium miller milton mind minds mini minimarket mint mission mobile mobiles
mobility modern mohammed money montessori moon moore more morgan morris mot motion motor motors
mount mountain move mrs muhammad multi mumbai museum music nail nails namaste nation national
nationwide natural nelson nepalese nest net network networks new newcastle newport news
newsagent newsagents newton next nexus night nisa noble noor norfolk north northampton northern
northwest norwich nottingham nova now nurseries nursery nursing nutrition oak oaks oasis ocean
off office offshore oil old oldham olive oliver omega one online opco open operations optical
opticians options orange orchard orchid organic organisation oriental origin original orion
orthodontics our out overseas oxford pacific packaging pak palace pan papa paper paradise
paragon park partner partners partnership parts passion patel patisserie paul pay payments peak
pearl people peoples pepes pepper perfect performance peri personal personnel pet peter
peterborough peters petroleum pharm pharma pharmaceuticals pharmacy phoenix phone phones physio
physiotherapy pictures pink pinnacle pioneer piri pizza pizzeria place plan planet planning
plant plastics platform platinum play plaza plumbing plus plymouth point poole port post poultry
pound power practice pre precision premier premium preschool press prestige preston price pride
primary prime prince print printing priory private pro process produce product production
productions products professional professionals project projects properties property protection
providers pty pub public publications publishing pubs pulse punjab pure purple quality quantum
queen queens quick racing rail rainbow raj raja ram rapid reach reading real recovery
recruitment recycling red refrigeration regal regency regent rehabilitation relations reliance
removals renewable renewables repair repairs research residential resource resources resourcing
response rest restaurant restaurants retail retailers retails retirement richard richmond right
rights rise rising risk river riverside road robert roberts robinson robotics rock rocket
romford roofing room rose ross royal royale rugby russell safe safety saffron sai saint saints
sales salon salt sam sams san sas save saver scaffolding scan school schools science sciences
scientific scot scotland scott scottish sea seafood search seasons secure securities security
select self senior serenity service services seven shah shared sheffield shell shepherd shield
shipping shop shopper shree shreeji shri sigma sign signature signs silver simple simply singh
sisters site six skills skin sky slough small smart smile smiles smith sms snacks social society
soft software soho solar sole solicitors solihull solution solutions somerset son sons sound
source sourcing south southall southampton southern spa space spar spares spark special
specialist specialists specsavers spectrum speed spice spices spicy spirit sport sports spot
spring square sri staffing standard stanley star stars start station steel step steps sterling
stoke stone stones stop storage store stores storm strategic strategies strategy stratford
street structural structures student students studies studio studios study style sub subs subway
suffolk suite sultan summit sun sunny sunrise sunshine super supermarket superstore supplies
supply support supported supreme surgery surrey sushi sussex sustainable sutton swan sweet
sweets swift swindon synergy system systems table taj takeaway talent tandoori taste tasty tax
taxi taxis taylor tea team tec tech technical techno technologies technology telecom temple test
testing texaco textile textiles thai thames theatre therapeutics therapy think third thomas
three tiger tiles timber time titan today together tools tooting top total touch tourism tours
tower town track trade trader traders training transfer transport travel travels tree trent
trinity triple truck true trust tudor turkish turner tutors two tyre tyres ultimate ultrasound
union unique united unity universal university urban utilities utility vale valley value van
vape veg vehicle vehicles venture ventures vet veterinary vets victoria view villa village vine
virtual visa vision visionplus visual wales walker wall walsall ward warehouse warwick wash
waste water watford wave way wealth web welfare well wellbeing wellington wellness wells wembley
west western westminster weston white wholesale wild william williams willow wilson wimbledon
wind window windows wine wines wings wise with wok wolverhampton womens wood woodlands worcester
work workforce works world worldwide wright wycombe xpress yellow york yorkshire you young your
youth zen zenith zero zone
`.split(/\s+/),
)

/** Whether several organisations may have the name: ‘Network Plus’ or ‘LM Technologies’. */
export function isCommonName(key: string): boolean {
  return key.split(' ').every((word) => word.length < 3 || COMMON_WORDS.has(word))
}
