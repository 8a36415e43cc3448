import { concept } from './concept.ts'

/** What the company tells customers, and what they tell it. */
export const messages = [
	concept(
		'texts',
		`
		text, sms, text message, texts, texting, notification, opt out, opt in, unsubscribe, stop messages, cell phone
		message, sms alerts, message me, text alert, text alerts, text message alerts, texts from, stop texts, stop texting,
		turn off texts, turn on texts, turn off text messages, messages, not get text, texted, send me a message, send
		message when, reply stop, phone alerts, texts (quit|stopped|not|never|dont) (coming|come|arriving|working), texts
		from you, quit coming, quit getting texts, stopped getting texts, not getting texts, no texts, typed stop, replied
		stop, texted stop, text stop, sent stop, start texts again, turn texts back on, switch on text alerts,
		(husband|wife|roommate|spouse|partner|second phone|another phone|two phones) (wants|want|get|gets|to get|needs|)
		texts, trash texts, texts on phone, texts on (his|her|my) phone, add (phone|number|cell) to texts, another number
		for texts, mensajes de texto, mensaje de texto, mensajes, text alerts on, turn on text alerts, switch on texts,
		start text alerts, (set up|turn on|start|get|receive|sign up for) (texts|text messages|text alerts|messages)
		`,
	),
	concept(
		'reminder',
		`
		remind, reminds, reminder, reminders, remind me, forget to put, forgot to put, keep forgetting, always
		forget, forget trash day, forgot trash day, notification, notifications, notify, notify me, alert,
		alerts, alert me, email alert, email alerts, email reminder, email reminders, email me, email me before,
		email notification, mail me, service alert, push notification, mobile alert, app, phone app, mobile app,
		let me know when, tell me when, warn me, heads up, iphone, android, know if truck is late, notification
		if, turn off reminders, stop reminders, turn off email, turn off emails, stop emails, stop email, stop
		emailing, unsubscribe, unsubscribe from emails, unsubscribe emails, opt out, opt in, newsletter, (sign
		up|enroll|subscribe|register) for (alerts|texts|reminders|notifications|emails|text alerts|email
		alerts|messages), (stop|cancel|turn off|quit|end|unsubscribe from|opt out of|not want|no more)
		(texts|texting|emails|reminders|alerts|notifications|messages|emailing|email reminders|text messages),
		forgetting, always forgetting, remember trash day, remember to put, keep missing trash day, wake me,
		ping me, recordatorio, trash day event, event on phone, on android, text when truck, let me know trash
		day, nudge me, remember when trash
		`,
		'texts',
	),
	concept(
		'calendar-feed',
		`
		google calendar, apple calendar, outlook, outlook calendar, iphone calendar, phone calendar, add to calendar, to my calendar, calendar feed, calendar subscription, subscribe calendar,
		subscribe to calendar, subscribe to pickup calendar, subscribe to (schedule|pickup|dates), pickup
		calendar, calendar on (iphone|phone|my phone), ical, ics, ical feed, ics file, webcal, sync calendar,
		sync with, import calendar, calendar app, home assistant, smart home, alexa, download calendar, print
		calendar, calendar link, (put|add|sync|import|get|load|have|see) (pickup days|trash days|trash
		day|pickup day|schedule|dates|days) (in|to|on|into|with), google home, siri, on my phone calendar,
		calendar file, add event, trash day event, day event, recurring event, on android, android calendar,
		samsung calendar, (add|put|set|create|make) (recurring|repeating|trash day|pickup) event, add trash day,
		put trash day, (on|in|into) my calendar
		`,
	),
	concept(
		'complaint',
		`
		complaint, complaints, complain, feedback, unhappy, manager, supervisor, boss, speak to manager, file
		complaint, rude, rude driver, bad service, terrible, awful, disappointed, angry, upset, compliment,
		unprofessional, lousy, speak to (the manager|supervisor|boss), talk to manager, talk to a manager, bad
		driver, reckless, speeding, yelled, cussed, swore, complain about, angry about, mad, upset with, poor
		service, horrible service, worst, make a complaint, report driver, report employee, mess left, left a
		mess, left mess, spilled trash, trash on ground, dropped trash, hit mailbox, property damage, leaking
		truck, oil on street, hydraulic, noise, too loud, noisy, praise, thank driver, great job, tip driver,
		tip the driver, escalate, not happy, (hit|damaged|broke|ran over|knocked down|scraped|tore up|backed
		into) (mailbox|car|fence|truck|house|lawn|grass|sprinkler|tree|gate|property|vehicle), damage to
		property, driver (was|is) (rude|speeding|reckless|mean|yelling|driving|texting|on phone|careless|nasty),
		(speeding|flying|racing) (down|through|in) (street|road|neighborhood), left trash on ground, dropped my
		trash, spilled my trash, leaked oil, oil leak, oil spill, hydraulic fluid, leak on
		street, damage by truck, driver damaged, truck damaged, truck hit, your truck hit, queja, threw my can,
		throws my can, left can in street, cans in middle of street, (truck|trucks) (blocking|blocked|in way),
		blocking (road|street|driveway|traffic|alley), blocked driveway, trash (in|on|all over)
		(street|road|yard|lawn), debris in street, mess in street, left mess in street, glass in street, idiot,
		jerk, incompetent, ridiculous, unacceptable service, sick of, nobody ever calls back, never calls back,
		never call back, calls me back, ignored me, ignoring me, hung up on me, put manager on,
		(complain|complaint|complaints|feedback|problem|issue) about
		(driver|drivers|crew|truck|service|worker|guy), (driver|crew|worker|guy) (complaint|problem|issue),
		drives too fast, driving too fast, drove too fast, drove on, drove across, on my lawn with truck, tire
		tracks, threw (can|cart|bin), (driver|truck|guy|crew) (yelled|cussed|swore|flipped|cut me off|almost
		hit|nearly hit|ran|sped|blocks|blocked|threw|tossed|dropped|slammed),
		(threw|tosses|tossed|throws|slams|slammed|dropping|drops|throwing) (can|cart|bin|cans|carts|bins|trash),
		left (can|cart|bin|cans|carts) in (street|road|driveway|ditch|gutter|middle),
		(broke|smashed|bent|clipped|scratched|dented|hit|destroyed|ruined|ran over|knocked over|backed
		over|drove over|took out|tore up) (mailbox|sprinkler|sprinklers|sprinkler box|sprinkler
		head|gate|fence|car|bumper|garage door|basketball hoop|curb|sidewalk|flower
		bed|landscaping|planter|gutter|power line|cable|hedge|light pole|pole|sign|tree|lawn|grass|yard), are
		you paying for, pay for damage, pay for my (fence|mailbox|car|sprinkler|gate|damage|window), file claim,
		damage claim, claim for damage, insurance claim for damage, report damage, who pays for (damage|my
		fence|my mailbox|the damage), (left|leave|leaves|leaving) (mess|trash everywhere|glass|litter|garbage
		all over|trash all over), trash flying out of truck, flies out of truck, fell out of truck, blew out of
		truck, camion rompio, el chofer, quejarme, poner una queja, reclamo, knocked over my (mailbox|fence|planter|basketball hoop)
		`,
	),
	concept(
		'problem',
		`
		report a problem, report problem, report an issue, issue with, problem with, trouble with, having trouble
		`,
	),
]
