// Fictional people and businesses: first names and surnames are combined at random, addresses end in .example.

export const FIRST_NAMES =
  'Nomvula Sipho Thandi Lindiwe Ayanda Bongani Zanele Kagiso Lerato Tshepo Naledi Palesa Johan Annelie Riaan Elmarie Hennie Pieter Aisha Yusuf Fatima Priya Rajesh Kavitha Themba Busisiwe Mpho Refilwe Vusi Karabo Chantel Ricardo Megan Grant Tarryn'.split(
    ' ',
  )
export const SURNAMES =
  'Khoza Dlamini Nkosi Mokoena Molefe Botha Naidoo Pillay Jacobs Adams Van_Wyk Du_Toit Mthembu Zulu Sithole Mabaso Radebe Petersen Fourie Smit Govender Cele Maseko Ndlovu Tshabalala Steyn Davids Hendricks Louw Mahlangu'
    .split(' ')
    .map((name) => name.replace('_', ' '))
export const TRADES = [
  'a bakery',
  'a driving school',
  'a dental practice',
  'a plumbing business',
  'a guest house',
  'a hair salon',
  'a nursery for plants',
  'a coffee roastery',
  'a law practice',
  'a car workshop',
  'a tutoring centre',
  'a catering business',
  'a physiotherapy practice',
  'a solar installer',
  'a furniture maker',
  'a sports club',
  'a courier business',
  'a training college',
]
/** Kinds of shop, named after their owners: Dlamini’s Bakery. */
export const SHOPS = ['Bakery', 'Kitchen', 'Hardware', 'Coffee', 'Salon', 'Nursery', 'Motors', 'Tutors']
export const TOWNS =
  'Pinetown,Soweto,Polokwane,George,Bellville,Umhlanga,Bloemfontein,Gqeberha,Mbombela,Potchefstroom,Paarl,Richards Bay,Centurion,Kimberley,Stellenbosch,Vereeniging'.split(
    ',',
  )
export const WISHES = [
  'We need a website on which people can book a time, and pay a deposit.',
  'Our old site does not work on telephones, and nobody can change the prices.',
  'Could you build an app with which our drivers report a delivery, also without a signal?',
  'We would like to sell online, with the stock from Sage. What would that cost a month?',
  'Our members still pay by bank transfer and send us a photograph of the slip.',
  'I have seen the monthly instalments on your page. Does the price stay the same?',
  'We want to keep the code at the end. Is that so with every plan?',
  'How long does it take until the first version is online?',
]
export const CLOSINGS = [
  'Please phone in the morning.',
  'Thank you, and kind regards.',
  'An e-mail is best for me.',
  'We would like to begin next month.',
  'Dankie by voorbaat.',
  'Ngiyabonga.',
]
export const ANSWERS: readonly [string, ...Array<string>] = [
  'Thank you for writing to us. Yes, that is what we do: the plan on our page already includes it. Shall we talk for twenty minutes this week?',
  'Good day. Before I name a price I would like to understand two things: how many products there are, and who changes them.',
  'Thank you for your question. The monthly instalment stays the same from the first month to the last, and at the end you get the program itself.',
  'I have added up what you need. You find the plan on our page, and I can go through it with you on the telephone.',
]
export const CALLS = [
  'Spoke about the dates and the deposit. They talk to their partner.',
  'Went through the plan line by line. They liked the six months.',
  'Explained the instalments. They send us their price list.',
]
export const CUSTOMER_REPLIES = [
  'That sounds good. Can we begin in the first week of the month?',
  'Thank you. My partner asks whether hosting is included.',
  'We have about 120 products, and I change them myself.',
]
export const NOTES = [
  'Prefers WhatsApp in the afternoon.',
  'Asks for a second quote from somebody else.',
  'Knows us from the business chamber.',
  'Their site is ten years old.',
]
export const SPAM = [
  'We place your site on page one of every search. See http://rank.example http://links.example http://more.example',
  'Dear owner, cheap followers and guest posts: http://posts.example http://seo.example http://best.example',
]

export const STOP_REASONS = [
  'Asked on the telephone.',
  'Wrote that they get too much post.',
  'Has closed the business.',
]
export const DRAFT = 'Good day, and thank you for writing to us. Before I name a price I would like to know'
export const SAVED_ANSWERS = [
  {
    id: 'instalments',
    name: 'How the instalments work',
    subject: 'Your monthly instalments',
    text: 'Good day {name},\n\nThank you for your question. The price is split into equal monthly instalments without interest, and it stays the same until the last one. For your plan that is [sum] a month.\n\nShall I go through it with you on the telephone?',
  },
  {
    id: 'call',
    name: 'Ask for a call',
    subject: 'A short call about your enquiry',
    text: 'Good day {name},\n\nThank you for writing to us. May I phone you on [day] at [time]? Twenty minutes are enough to see what you need.\n\nKind regards',
  },
  {
    id: 'code',
    name: 'They get the program',
    subject: 'What belongs to you at the end',
    text: 'Good day {name},\n\nWith the last instalment you get the program itself, with everything that is needed to run it elsewhere. Nothing is locked.\n\nKind regards',
  },
  {
    id: 'not-us',
    name: 'Not something we do',
    subject: 'Your enquiry',
    text: 'Good day {name},\n\nThank you for asking us. This is not work that we do well, and I would rather say so now. [Whom to ask instead.]\n\nKind regards',
  },
]
