/**
 * What people are called where our visitors come from and in the world at large: names that are known as such even where
 * they are written small. No everyday English word stands here.
 */
const known = `
aakash aaliya aamir aarav aaron aarti abbas abdallah abdul abdulaziz abdulla abdullah abdulrahman abena abhay abhijit abhilash abhinav abhishek abiodun abiola abu adaeze adam ade adebayo adebola
adeel adel adeola adil aditi aditya adnan adrian adwoa afia afzal agnes agnieszka agus ahmad ahmed aidan aisha aishah ajay ajit ajith akash akhil akinyi akira akosua akram akshay akua alan albert
alberto alejandro aleksandra alessandro alex alexander alexandra alexandre alexei alexis alfred ali alia alice alicia alison aliya alma alok alya ama amadou amaka amal aman amanda amani amar amara
ambika ameen ameer ameera amelia amelie amin amina aminah aminata amir amira amit amith ammar amol amr amrita amy ana anand ananya anas anders andre andrea andreas andrei andrew andy aneesh angad
angela angelo angus anh anil anisha anita anitha anja anjali anjana anjum anke ankit ankita ankur anna annabel anne annette annika anoop anshul anthony anton antonia antonio anu anuj anupam anuradha
anurag anusha anwar aparna archana arif arjun arnab arnel arpita arthur arun aruna arvind asad asha ashish ashok ashwin ashwini asif asim asma astrid atul aurora avinash awa axel ayesha ayman ayo
ayodele ayu ayub azhar azim aziz azlan azman azmi azura babajide babu badr bala balaji balakrishnan barbara bart bashir bayu beatrice beatriz ben benedict benjamin bernard bernd beth bettina bharat
bharath bharti bhaskar bhavana bhavesh bhavna bhavya bhuvan bianca bijoy bilal bindu birgit bjorn bo bob bogdan bola boon brenda brendan brian bridget brijesh britta bruno budi bukola bushra camilla
carina carl carla carlo carlos carmen carol carolina caroline catherine cathy catriona cecilia celia chan chandan chandra chandran charles charlie charlotte chee chen cheng cheong chetan chiamaka
chiara chidi chidinma chika chike chinedu chinmay chinua chinwe chioma chitra chloe chong chris christian christina christine christoph christopher chua chukwuemeka claire clara claudia claudio
colin connor conor craig cristina cynthia daksh dalia dana danial daniel daniela danielle danish darren darshan darshana dave david dawid debashish debbie deborah declan deepa deepak deepika deepti
dele denis dennis derek dermot devan devansh devendra devi devika dewi dhanush dharmesh dhruv diana diego dieter dikembe dilip dimas dimitri dina dinesh dipak dipika dirk divya diyana dmitri dominic
dominik donald donna dora doris dorothy douglas duncan dung durga dylan eamon ebele ebrahim eddie edith eduardo edward efua eileen ekow elaine eleanor elena eli elias elif elisa elisabeth elise
eliza elizabeth ella ellen ellie elliot elodie eman emeka emil emilia emilie emily emma emre eniola enrique eric erica erik erika erin ernst esi essa esther ethan eugene eva evan evelyn ewa ewan
fabian fabio fadhil fadi fahad fahd fahim faisal faiz faizah faizal farah fareed farhan farida faridah farooq faruk fathima fatih fatima fatimah fatou fauzi fawad fayaz felix femi feng fernando
feroz filip fiona firdaus firoz florence florian folake frances francesca francesco francis francisco francois frederic frederick friedrich fritz funke funmi gabriel gabriela gagan ganesh gareth
gary gatimu gaurav gauri gavin gayathri gayatri geert geeta geetha gemma geoffrey george georgia gerald gerard gerhard gerrit ghada ghassan gianni gillian gina giorgio giovanni girish gita giulia
giuseppe gloria goh gopal gopi gordon govind graham greg gregory greta guido guillaume gunnar gurdeep gurpreet gustav habib habiba hadi hadiya hafiz hafsa haitham hakim halim halima hamad hamdan
hamid hamish hamza hana hanan hani hanif hanis hannah hannes hans hao hardik hareem haresh harini harish harjit harold haroon harpreet harry harsh harsha harshad haruka harun hasan hashim hasnah
hassan hatim haya hazim heba hector heidi heike heinz helen helena helga hema hemant henri henrietta henrik henry herbert hidayah hieu hilda himanshu hind hiroshi hitesh hock holger hong howard hua
huda hugh hugo hui huong husain hussain hussein ian ibrahim ibrahima idris ifeanyi ifeoma ignacio igor ihsan ikechukwu ikram ilham ilona ilse imad imogen imran inas indah indira ines inga ingrid
irena irene irfan irina isa isaac isabel isabella ishaan ishaq ishita isla ismail ivan ivana izzat jaber jabu jacek jack jackie jacob jacques jagdish jai jake jakob jalal jamal jameel james jamie
jamil jamila jana jane janet janine jasim jasmin jasmine jason jaspreet javed javier jay jaya jayant jayanth jayashree jayesh jean jeff jeffrey jelani jelena jennifer jenny jens jeremy jerome jerry
jessica jhun jie jignesh jiho jill jim jimmy jing jitendra joan joana joanna joanne joao joaquin jochen joe joel johan johann johanna johannes john johnny joko jolanta jomar jonas jonathan jorge
joris jose josef josefine joseph josephine joshua joyce juan judith judy juergen julia julian juliana julie julien juliet julius juma jun jurgen justin justyna jyothi jyoti kabir kah kai kailash
kajal kalpana kalyan kamal kamala kamau kamil kamila kanika kannan karan kareem karel karen karim karima karin karina karl karolina karthik karthika kartik kasia katarina katarzyna kate katerina
katharina katherine kathleen kathrin kathy katie katja kavita kavitha kavya keat keerthi keith kelly kemi ken kenji kenneth kerstin ketan kevin khadija khadijah khair khairul khalid khalifa khalil
khan khoo kim kiran kirsten kirti kishore klaus kofi koh kojo komal konrad krishna krishnan kritika krzysztof kuldeep kumar kumari kunal kurt kwabena kwaku kwame kwasi laila lakshmi lalit lalita
lamia lars lata latha latif latifa lau laura lauren laurence laurent lavanya laxmi layla lea leah leela lei leila lena leo leon leonard leonardo leong leonie lerato leticia lewis liam liew lila lim
lina linda lindiwe ling linh lisa liu liz loh lokesh lorenzo louis louise lubna luc luca lucas lucia lucie lucy luigi luis luisa luke lwazi lydia maarten madan madhav madhavi madhu madhuri magda
magdalena magnus maha mahendra mahesh mahmood mahmoud maja majed majid makena mala malathi malcolm malik malini mamadou mamta manal manasi mandar mandla manfred mangesh manish manisha manju manjula
manjunath manoj manpreet mansi mansour manuel manuela marc marcel marcin marco marcos marcus margaret margarita margit marguerite maria mariam maricel marie marina mario marion marites marius
marjolein markus marlene marta martha martin martina marwa marwan mary maryam matej mateo mateusz mathias mathieu matilda matt matteo matthew matthias maureen maurice mauricio maxime maya mayank
mayur mazen mazlan meena meenakshi meera megan megha mehdi mei melanie melissa mia michael michaela michal michel michele michelle miguel mikael mike mila milan milena milind milos ming minh minjun
mira miriam mohamad mohamed mohammad mohammed mohan mohd mohit mohsin moira molly mona monica monika monique moussa mpho mubarak muhammad muhammed mukesh mukund munir murad murali murray murugan
musa mustafa mwangi nabil nabila nadeem nader nadia nadim nadine naeem nafisa nagaraj nagesh naina najib najwa naledi nalini namrata nana nancy nanda nandini naomi narayan narayanan naren narendra
naresh nasir nasreen nasser natalia natalie natasha nathalie nathan naveen navin nawal nazir nazri neelam neeraj neeta neha neil ng ngozi nguyen niamh nicholas nick nicola nicolas nicole nidhi niels
nigel nikhil nikita nikolai nilesh nils nimisha nina nirmala nisha nishant nitesh nithya nitin nitya njeri nkechi nkosi noah noemi nomvula noor nora norazlina norbert norhayati norman noura ntombi
nuha nuno nur nurul nyambura obinna ode odile olaf olamide oleg olena olga oliver olivia olivier olu oluwaseun omar omkar ong onyeka ooi osama oscar oskar othman otieno otto ousmane owen oyinka
pablo padma padmini palesa pallavi pankaj paolo parag paramjit paresh parth parul parvathi patricia patrick patrik paul paula paulina pavan pavel pavithra pawan pawel payal pedro peggy penelope
peter petr petra phil philip philippa philippe phoebe phuong pierre piet pieter piotr piyush pooja poonam prabhakar prabhu prachi pradeep pradip prakash pramod pranav pranay prasad prasanna prashant
prashanth pratap prateek pratik praveen pravin preethi preeti prem prerna priti priya priyanka puja pulkit puneet purnima pushpa putri qiang rabia rachana rachel radek radha radhika raed rafael
rafiq raghav raghu ragini raheem rahim rahimah rahman rahul raj raja rajan rajani rajat rajeev rajendra rajesh rajini rajiv raju rakesh ralf ralph ram rama ramachandran raman ramesh rami ramon ramya
rana rania ranjan ranjit ranjith ranjitha raphael raquel rashed rashid rashmi ratan rati ratna rauf ravi ravindra raymond rebecca reem reema reena regina rehan rehman reinhard rekha renata rene renu
renuka reshma revathi ricardo riccardo richa richard riddhi ridhi ridzuan rita ritesh ritika ritu riya riyaz rizal rizky rizwan robert roberto robyn rodel rodrigo roger rohan rohini rohit roland
rolf roman ronald ronan rory rosa rosalind roshan roshni rosie roslan rosli rosmah rowan rowena roy ruchi rudolf rupa rupali rupert rupesh ruqayya ruth ryan saad sabah sabine sabir sabrina sachin
sade sadia sadiq saeed safia safiya sagar sahil saif sajid sakshi sakura salah saleem saleh salem salil salim sally salma salman salvatore salwa sam samantha samarth sameer sami samir samira samiya
samuel sana sandeep sandhya sandip sandra sandrine sangeeta sangeetha sanjana sanjay sanjeev sanne santhosh santosh sara sarah sarala saraswathi sarita sascha saskia sathish satish satya saurabh
saurav savita sayed sayid sean sebastian seema selvam selvi seng senthil seoyeon sergei sergio shabnam shafiq shahid shahida shahrul shaikha shailesh shakil shalini shamim shamsul shane shannon
shanta shanthi sharad sharada sharif sharifah sharmila sharon shashi shaun sheela shehzad sheila sherif shilpa shirley shiva shivani shobha shraddha shreya shruthi shruti shubham shukri shweta sian
sibusiso siddharth siegfried siew sigrid silke silvia simon simone simran sindhu siobhan sipho siriporn siska sita siti sizwe slamet smita smitha sneha sofia sohan somchai somesh sonali sonam sonia
sonja sonya sophia sophie soren soumya sourav sowmya sridhar srikanth srinivas srinivasan stacy stanislav stefan stefanie stella stephanie stephen steve steven stewart stuart subash subhash
subramaniam subramanian sudha sudhakar sudheer sudhir suhail suhaila suhas sujata sujatha sukhdeep sulaiman sultan suman sumathi sumaya sumit sunil sunita sunitha supriya suraj surendra suresh surya
susan susana susanne sushant sushil sushma suzanne sven svetlana swapna swapnil swathi swati syafiq syahir syed sylvia sylvie tahir takashi talal tamara tamer tan tania tanmay tanvi tanya tarek
tariq tariro tarun tatiana ted tejas tendai teo teoh terence teresa terry tess thabo thandi thandiwe thando thani thea theo theodore theresa therese thi thiago thierry thomas tiago tibor tim timothy
tina titilayo tobias todd tola tom tomas tomasz tommy tony torsten tracey tracy trang trevor tristan tuan tunde tushar uche uchenna uday ujjwal ulrich ulrike uma umair umar umesh umm unnikrishnan
ursula urvashi usha usman uwe vaibhav vaishali vaishnavi valentina valerie vandana vanessa vani vanitha varsha varun vasanth vasantha vasudha veena venkat venkatesan venkatesh vera verena veronica
veronika vibha victor victoria vidya vignesh vijay vijaya vikas vikash vikram vikrant viktor vimal vimala vinay vincent vineet vineeth vinita vinod vinoth vipin vipul viral virendra virginia vishal
vishnu vivek vladimir wael wafa wahyu waleed walid walter wambui wanda wang wanjiku wanjiru waqar wei wendy werner wilfred wilhelm wojciech wolfgang wong xavier xiao ximena xin xiu yaa yahya yamini
yan yann yannick yap yaseen yash yashwant yasin yasir yasmin yasmine yaw yemi yeoh yetunde yi ying yogesh yogita yong younis yousef yousuf yuki yusof yusuf yves yvonne zahid zahir zahra zaid zain
zainab zakaria zaki zanele zara zayed zeeshan zeinab zhang zhao ziad zodwa zoe zofia zubair zuberi zul zulaikha ria tia gia nia ira raju zulfiqar zulkifli zuraidah zuzana
aanya abida abubakar achieng adaora adesuwa adwait afsana agathe agnese aileen ainhoa aino akinwale alban albane aldo aleks aleksander alessia alfonso alfredo alicja alireza alistair alva alvaro
amadi amogh amparo anabel anahita anatoly andile andrzej anette angharad anika anjuman annegret annelies annemarie anselm ansh antje antoine anwesha aoife apinya araceli arjan armando arnav arno
arshad arwa aryan asel asmita atieno aurelie aurelien avani axelle aylin ayse aysha azadeh babita baljit bartosz basma beata benoit bernadette bertrand bharati bhavin bhumika birgitta birte bjarne
bogumil boris branka bree brigitte bronwen bruna burak busisiwe caio camila camille canan carmel caterina cedric celine cem chaitanya chandni chandrakant chandrashekar charu chidiebere christelle
ciara cillian clemence clemens clement corinne cosmin dagmar dagny damian damien damini danuta daphisha dariusz debora delphine deniz devang devraj dhananjay dhruvi diarmuid dinah dineo diogo
dmitry dominika dorota dovile duarte dwi ece eduard eero efosa eilidh eimear einar eirik ekaterina eline elisabetta eloise elsa elzbieta emmanuel endang enrico erkan ernesto esperanza estelle
eszter etienne eugenia eunice evangeline evelina ezgi fabienne fabrice fadekemi faheem farzana fathiya federico feroza filipe finbar fiorella firoza flavio fleur florin folasade francine franziska
frauke freya friederike gabriella gaelle gagandeep ganapathi ganapati gauthami genevieve gennaro geraldine gerardo gerda giacomo gilles gintaras gisela gitanjali grainne greetje grzegorz guadalupe
gudrun gulnara gulsah gunes gunther hajar hakan halina hamida hannelore haruto hayley hedwig heikki helmut hemi henna herlina hermann hiba hidayat hiren hlengiwe hortense hrvoje hugues humaira
ibironke idowu iker ikhlas ilaria iliana ilya imaan imke inaya ingeborg inigo ioana ioannis iolanda ionut iqbal irawan ireti irmgard isaura ishan ismael istvan itziar ivo iwona izabela jaana
jacinta jadwiga jaideep janek janos jarek jaroslav jaswinder jayanta jayanti jelle jeroen jerzy jhanvi jitka jocelyn joelle jolene jordi josefa josip jovana juha juliane juri jyotsna kaan kaarina
kacper kagiso kailas kalaivani kalyani kamalesh kanchan karthi kasper katalin kateryna kaylee kayode kelechi kemal keziah khairunnisa khalida khushi kinga kirstie kishan klara koen kosta kris
kristin kristina kristjan kristof krystyna ksenia kudzai kwadwo ladislav lalitha lamin laszlo lavinia leandro leif leire lene lennart leonor lieke lillian linnea liselotte ljubica loic lotte
lourenco luana lubomir lucian luciana ludovic ludwig luka lukasz lwandile maarit maciej madeleine mahir maite malgorzata mallika manasa mandeep manoel manon mansur maribel marija marije marisol
marit marko marlies marzena mathilde matilde matthijs maud maximilian mayumi mbali meghna mehmet mehwish melinda melis merve meryem mihaela mihai mikko mikołaj milica minal mirela mirjam mirza
mitali mohini mridula mumtaz mungai murugesan mustapha mwende myriam mzwandile nadege nafeesa nagendra naima nalin nandan nandita nargis nathalia nayan nazli ndidi neboja neelima nejc nela nerea
nestor neus nevena ngaio nicolette nidhin nikola nila nimmi niraj niranjan nivedita nkem noelia nokuthula nolwenn nomsa nosipho nurhaliza nuria nyasha nyokabi obiora oksana oktay olav oleksandr
olumide onur oonagh ophelie orla osagie ottavio oyelaran pallab paolina parminder patrycja paulo pavlina penda pertti petronella philomena philomina poonkodi pouya prabhjot prajakta pramila prisca
priscilla pualani purvi qasim quentin rabiya radhakrishnan rafał ragnar raimund rajkumar rajveer rajvir ramanathan ramona ranjini rasheed ravinder raylene reetika reinaldo reka remi renaud reshmi
rikard rikke riku rituparna roberta rodolfo rohaya roisin rolando romain romana romy rosalie rosamund roula roxana roza ruben rubina rukmini rune rutger rutuja ruxandra ryszard saanvi sabelo
sadiya saikat saima salome samina samreen samuli sander sandile sanjida saoirse sapna saraswati sarika sarina satu saverio sebastiano sefa selim selin selma selvakumar selvaraj senthilnathan serap
serena sergey severine seyed shabana shagufta shahana shahbaz shahnaz shaista shalu shamima shanmugam shanmugavel shantanu sharmin sheetal sherin sheryl shiela shirin shivam shravan shreyas
shrikant sigrun sigurd silvana silvio simphiwe sinead sixto slavko smriti snehal solveig somnath sonal soraya sorin stanzin stavros steffen stellan stephane sumathy sumedha sumitra sunniva suparna
suresha susanna sushmita swarna sylvain szymon tabea tadeusz taiwo tamsin tanisha tariku tatenda tatjana temitope teodora terje teun thandeka thandolwethu tharushi tihana tiina tijana timea tirtha
tobiasz tomoko torben tore toyin tsering tuuli tyra udaya unathi uzma vaclav valeria valerio vanda vanja varinder vasily vasudev venkata venkateswarlu vibhuti vicente viggo vikneswaran viraj
vishakha vishwanath vitor vittoria vivien vlasta volkan vusi waheed wangari wayan wenche wessel wietske wiktor willem wilma winfried wioletta wiremu wolfram xabier xaver yaaseen yadira yamuna
yannis yara yared yaroslav yasemin yashika yelena yevhen yiannis yohannes yolanda youssef yuliya yunus yvette zachary zahara zbigniew zdenka zehra zeynep zhanna zineb zlatan zoltan zsofia zuleika
`;

const names = new Set(known.trim().split(/\s+/));

/** Whether a word is known as a given name, whatever its case and accents. */
export const isGivenName = (word: string): boolean => names.has(word.toLowerCase().normalize('NFKD').replace(/[^\p{L}]/gu, ''));

/** Towns and countries that people are called after. */
const townsToo = new Set('paris london sydney florence georgia chelsea brooklyn austin dallas jordan israel kenya india milan vienna verona sofia victoria virginia charlotte carolina savannah salem medina adelaide lourdes denver phoenix geneva salma madison santiago valencia alexandria'.split(' '));

/** Whether a word is a place's name and somebody's as well. */
export const isTownToo = (word: string): boolean => townsToo.has(word.toLowerCase());
