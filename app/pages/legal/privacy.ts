import { effectiveDates } from '#app/content/pages/legal.ts'
import type { LegalText } from './legal_text.ts'

/** The privacy policy: 21 sections (LG-01). It describes what the code does; change them together. */
export const privacy: LegalText = {
	effective: effectiveDates.privacy,
	sections: [
		{
			id: 'who-we-are',
			title: 'Who we are',
			paragraphs: [
				'{{company}} is a {{familyOwned}} waste hauler at {{address}}. “We” means that company and the people who work here. We decide what happens to the information described on these pages, and we answer for it.',
				'This policy covers this website, the emails and text messages we send, and what you tell us on the phone. It is written to be read. If a sentence is not clear, call {{phone}} and we will explain it.',
			],
		},
		{
			id: 'what-you-give-us',
			title: 'What you give us',
			paragraphs: [
				'You can read every page without telling us who you are. We learn who you are when you ask for something:',
				{
					list: [
						'General quote request: your name and email address and the service you ask about; if you like, your phone number, service address and a message.',
						'Roll-off request: your name, phone number, email address, location and the container sizes; if you like, your business, the material, how long you need it, when to reach you, and notes.',
						'HOA request: your name, the community, email address, phone number, address and city, the number of units and the service; if you like, your current hauler and anything else you add.',
						'Service request: what it is about, your name, email address and service address; if you like, your phone number, a message and up to three photos. We remove what a camera writes into a photo, such as the place.',
						'Order: the cart and what you add to it, your name, email address, phone number, service address and the week to start; if you like, a note.',
						'Offer: if you accept one online, your name as you type it; if you ask about it, your question.',
						'Pickup reminders: your email address, your pickup area, and what to remind you of and when.',
						'As a customer: your service address, pickup day, plan, carts and containers, your bills, and what we agreed with you by phone, letter or email.',
					],
				},
				'Please leave out what we do not need, such as card numbers, medical details or the names of other people.',
			],
		},
		{
			id: 'consent-records',
			title: 'The record of your consent',
			paragraphs: [
				'The quote, order and service request forms ask whether we may text you. So that both of us can look up later what was agreed, we keep a record with the form, whether you agreed or not:',
				{
					list: [
						'the exact wording the form showed, and the version of that wording;',
						'the date and time, with the time zone;',
						'the page the form stood on;',
						'your network (IP) address as a keyed hash, a code that shows whether two addresses are the same but not what they are; the address itself is not stored;',
						'the description your browser gives of itself, such as its name and version.',
					],
				},
				'Our database takes new records of this kind and refuses to change or remove old ones.',
			],
		},
		{
			id: 'what-the-site-records',
			title: 'What the site records by itself',
			paragraphs: [
				'Our server writes a line for each request: the page, the time, the answer, how long it took and a random request number. That line holds no name and no network address. If something breaks, the line says what broke.',
				'To stop floods of false requests we count how many forms come from one address, again under a keyed hash. The counts look back one hour; older ones are cleared away as new requests come in. To tell a repeated request from a new one we keep a code made from its words for about a month.',
				'We count by the day how often a button such as Call Now is pressed and on which page, and nothing about who pressed it; a browser that sends the Global Privacy Control signal is not counted. Where we keep a search or a vote on a help article, we keep it without a name, an account or anything else that says who you are. A random word in a cookie, of which we keep a keyed hash, and the same kind of hashed count make sure that each reader votes once.',
			],
		},
		{
			id: 'how-we-use-it',
			title: 'What we use it for',
			paragraphs: [
				'We use what you give us to:',
				{
					list: [
						'answer your request and work out a quote;',
						'pick up your trash, deliver and collect containers, and keep your account and bills in order;',
						'tell you about your pickup, a changed day, the weather or a problem;',
						'send you offers by text, if you agreed to that;',
						'keep the site working and safe from misuse;',
						'keep the books and records the law asks for.',
					],
				},
				'We do not use it for anything that does not fit these purposes without asking you first.',
			],
		},
		{
			id: 'text-messages',
			title: 'Text messages (SMS terms)',
			paragraphs: [
				'If you check the consent box on one of our forms, you agree to receive text messages from {{company}} about your request and your service, and marketing texts, at the number you gave us. The box starts empty, and only you can check it.',
				{
					list: [
						'Consent is not a condition of purchase. If you would rather not get texts, call {{phone}} or write to {{email}}, and you get the same quote, price and service.',
						'Message frequency varies with your service. Message and data rates may apply, as your phone plan says.',
						'Reply STOP to any message to unsubscribe. You get one last message that confirms it, and no more after that.',
						'Reply HELP for help, or call {{phone}}.',
						'Wireless carriers are not liable for messages that are late or do not arrive.',
					],
				},
				'We do not sell, rent or share your mobile number or your consent with other companies for their own marketing. Only a company that carries our messages may receive them, and only to deliver them.',
			],
		},
		{
			id: 'e-mail',
			title: 'Email',
			paragraphs: [
				'When you send a form we email you a receipt with a reference number, and our office gets a copy of what you wrote. After that we write when there is something to say about your request, your service or your bill.',
				'Our emails hold no hidden pictures or links that report whether you opened them. If one reached you by mistake, reply to it and we will take your address out.',
			],
		},
		{
			id: 'cookies',
			title: 'Cookies and browser storage',
			paragraphs: [
				'Our pages set no cookies to follow you, and reading them needs none. A cookie is used in two places only: to keep our own staff signed in to the back office, and, if you vote on a help article, to count your vote once. That one is a random word which says nothing about you; it is set when you vote, is sent with help pages only, and lasts up to 400 days unless you delete it.',
				'Some things are kept in your own browser, where you can clear them at any time, and are not sent to us as a record of you:',
				{
					list: [
						'recent searches, and counts of what you searched for and opened, so that the search box can make suggestions;',
						'which help articles you have voted on;',
						'the addresses and pickup areas you looked up, so that pages can name your next pickups, until you have them forgotten;',
						'a copy of our list of pages, until you close the tab;',
						'where an analytics tag is switched on, which buttons you pressed before it was ready, until it has been told or you close the tab;',
						'a switch that shows the staff sign-in link, if you opened the site with it.',
					],
				},
			],
		},
		{
			id: 'analytics',
			title: 'Analytics and Global Privacy Control',
			paragraphs: [
				'The site can load an analytics tag from another company to count visits and clicks on buttons such as Call Now. It runs only if we have switched it on, and only once you begin to use the page. While it runs, that company receives your network address and may set cookies of its own.',
				'If your browser sends the Global Privacy Control signal, we do not load the tag and we send no clicks. You need not tell us anything else.',
			],
		},
		{
			id: 'billing',
			title: 'Billing and payments',
			paragraphs: [
				'Card and bank details never go through this site. Where our billing page has a payment portal, another company runs it, and your details go to that company. We see that a bill was paid, when, and how much.',
				'What you send with the customer ID and account update forms is stored and reaches our office like any other request. A message with the same words, addressed to {{billingEmail}}, may open in your own email program; whether you send it is up to you.',
			],
		},
		{
			id: 'other-companies',
			title: 'Links and frames of other companies',
			paragraphs: [
				'Some links lead to sites we do not run: online ordering, online signup, billing, maps and reviews. A map, the billing portal or a reviews widget may also be shown inside one of our pages. Those companies then receive your network address, and what they do with it is set out in their own policies.',
				'Where we have not set up such a service, you see something of our own in its place, and nothing goes to anybody else.',
			],
		},
		{
			id: 'sharing',
			title: 'Who else receives it',
			paragraphs: [
				'We share what is needed, and no more, with:',
				{
					list: [
						'companies that work for us under contract, such as those that host this site, deliver our emails and text messages, or run billing;',
						'our accountant, insurer or lawyer, when they need it to advise us;',
						'a court or authority, when the law requires it;',
						'whoever takes over the business one day, under the promises made here.',
					],
				},
				'A board or manager who asks for an HOA quote gets our answer. We do not pass on one resident’s account details to another.',
			],
		},
		{
			id: 'no-sale',
			title: 'We do not sell it',
			paragraphs: [
				'We do not sell personal information. We do not trade it for something else of value, use it for advertising that follows you from site to site, or let a computer decide about you on the strength of a profile.',
			],
		},
		{
			id: 'how-long',
			title: 'How long we keep it',
			paragraphs: [
				'We keep a request and the messages about it while we need them to answer you and, if you become a customer, to serve you. Ask us to delete a request that came to nothing and we will. Photos that came with a request are deleted with it, and by themselves after a set time.',
				'Account and billing records stay as long as tax and accounting law asks. Consent records stay for as long as somebody could ask us to prove that you agreed; they do not hold your name, number or email address.',
			],
		},
		{
			id: 'security',
			title: 'How we protect it',
			paragraphs: [
				'What you send travels encrypted when you use the https address of this site. Network addresses are hashed before they are stored. Only people here who need your details for their work can see them, each with a sign-in of their own, and our pages refuse scripts that we did not put there.',
				'No system is perfect. If one of ours fails in a way that puts your information at risk, we will tell you and the authorities as Colorado law requires.',
			],
		},
		{
			id: 'your-rights',
			title: 'Your rights',
			paragraphs: [
				'The Colorado Privacy Act gives people in Colorado these rights over their personal data. We honor them for everybody we deal with, whether or not the law counts a company of our size:',
				{
					list: [
						'to know whether we hold information about you, and to see it;',
						'to have it corrected;',
						'to have it deleted, except what the law lets us keep, such as billing records and the record of your consent;',
						'to get a copy in a form you can take elsewhere;',
						'to opt out of its sale, of targeted advertising, and of profiling that leads to decisions with serious effects. We do none of the three, and we take a Global Privacy Control signal as your word for it.',
					],
				},
				'We will not treat you worse, charge you more or serve you less for using a right.',
			],
		},
		{
			id: 'requests-and-appeals',
			title: 'How to use your rights',
			paragraphs: [
				'Write to {{email}}, call {{phone}}, or send a letter to {{address}}. Say what you want and give us enough to find you, such as the reference number of your request or your service address. You can have somebody else ask for you if you tell us so.',
				'We may ask a question or two to be sure that it is you. You get our answer within 45 days, free of charge. If a request takes more work than that we may need another 45 days, and we tell you why before the first are over.',
				'If we say no, we give the reason, and you can appeal by replying with the word “appeal”. Somebody who was not part of the first decision looks at it where we can manage that, and you have our answer in writing within 45 days; we may need up to 60 more, and again we tell you why. If you still disagree, you can take it to the Colorado Attorney General.',
			],
		},
		{
			id: 'children',
			title: 'Children’s privacy',
			paragraphs: [
				'This site is for adults who need something hauled. It is not meant for children under 13, and we do not knowingly collect information from them. If you believe that a child under 13 has sent us something, call {{phone}} and we will delete it.',
			],
		},
		{
			id: 'governing-law',
			title: 'Governing law',
			paragraphs: [
				'The law of the State of Colorado applies to this policy. A dispute about it goes to the state courts in Larimer County, Colorado, unless a law that protects you says otherwise.',
			],
		},
		{
			id: 'changes',
			title: 'Changes to this policy',
			paragraphs: [
				'When we change how we handle information, we change this page and the date at its top. If a change affects you in a way you would not expect, we tell customers by email, by text or with the bill before it takes effect. Your consent record keeps the wording you agreed to, whatever this page says later.',
			],
		},
		{
			id: 'contact',
			title: 'How to reach us',
			paragraphs: [
				'{{company}}, {{address}}. Phone {{phone}}, email {{email}}. The office is open {{hours.weekdays}}. A person who works here will answer.',
			],
		},
	],
}
