import { articlesOf } from './article.ts'

export const pickupDayArticles = articlesOf('pickup-day', [
	{
		slug: 'cart-placement',
		title: 'Where to put your cart on pickup day',
		excerpt:
			'At the curb, wheels toward the house, lid closed, with room on both sides. Here is why each of those matters.',
		content: `
			<p>{{truck.empties}} Four things make that easy.</p>
			<h2>At the curb</h2>
			<ul>
				<li><strong>Out in time.</strong> Our trucks start at {{hours.opens}}. Have the cart at the curb before then, even if we usually come later. Routes change when a road is closed.</li>
				<li><strong>Wheels and handle toward the house.</strong> The lid then opens toward the street and falls shut again by itself.</li>
				<li><strong>Room around it.</strong> Leave about an arm’s length on every side: between carts, and to cars, mailboxes, trees and basketball hoops.</li>
				<li><strong>Lid closed.</strong> An open lid catches wind and rain, and bags on top fall out on the way up.</li>
			</ul>
			<h2>If you have no curb</h2>
			<p>On county roads, put the cart on firm, level ground beside the road, where the mail carrier would stop. In an alley, set it tight against your own fence so that cars can pass.</p>
			<h2>What to avoid</h2>
			<ul>
				<li>A sidewalk where it blocks a stroller or a wheelchair.</li>
				<li>A bike lane.</li>
				<li>The spot right under a low branch or wire.</li>
			</ul>
			<h2>Afterward</h2>
			<p>Roll the cart back the same day if you can. Many towns and most HOAs ask for that, and an empty cart is the one that blows away.</p>
			<p>Can’t roll a cart yourself? Call {{phone}} and tell us. We will look for a spot that works for you.</p>
		`,
	},
	{
		slug: 'missed-pickup',
		title: 'What to do if we missed your pickup',
		excerpt: 'Leave the cart where it is and call us. We come back the next business day.',
		content: `
			<p>Sometimes we miss one. When we do, we come back <strong>the next business day</strong>. You only have to tell us.</p>
			<h2>Check these first</h2>
			<ol>
				<li><strong>Is it a holiday week?</strong> After a holiday, pickups run a day late for the rest of that week. The <a href="/about#holiday-schedule">holiday schedule</a> lists the dates.</li>
				<li><strong>Is the day over?</strong> The truck may be running late because of snow, a closed road or a breakdown. If you get our text notifications, look for one.</li>
				<li><strong>Could we reach the cart?</strong> A parked car, a snowbank or a gate is the usual reason.</li>
			</ol>
			<h2>Tell us</h2>
			<p>Call {{phone}} or write to {{email}} with your name and address. It helps to know when the cart went out, and whether your neighbors’ carts were emptied. If only yours is full, we probably overlooked it. If the whole street is full, something stopped the truck, and we know more than you do.</p>
			<h2>Then leave the cart out</h2>
			<p>Keep it at the curb until we have been there. If wind is in the forecast, close the lid and turn the handle toward the house.</p>
			<h2>If it happens again</h2>
			<p>Once is a mistake. Twice means there is something about your spot or your route that we should fix. Tell the office that it is the second time, and someone will find out why.</p>
		`,
	},
	{
		slug: 'holiday-weeks',
		title: 'Pickup in a holiday week',
		excerpt:
			'A holiday from Monday to Thursday moves that day and the rest of the week back by one day. A Friday holiday moves Friday to Saturday.',
		content: `
			<p>We observe these holidays: {{holidays}}. On those days the trucks stay in.</p>
			<h2>The rule for homes</h2>
			<ul>
				<li><strong>Holiday on Monday, Tuesday, Wednesday or Thursday:</strong> pickups on that day, and on every later day of that week, come one day late.</li>
				<li><strong>Holiday on Friday:</strong> Friday pickups come on Saturday.</li>
				<li><strong>Holiday on the weekend:</strong> nothing changes.</li>
			</ul>
			<h2>Two examples</h2>
			<p>Say the holiday is a Thursday. If your day is Thursday, we come on Friday. If it is Friday, we come on Saturday. Monday through Wednesday stay as they are.</p>
			<p>Say it is a Monday. That week everyone moves: Monday to Tuesday, Tuesday to Wednesday, and so on, with Friday on Saturday.</p>
			<h2>For businesses</h2>
			<p>The rule is for homes only. Commercial routes are planned one by one in a holiday week, so please call {{phone}} beforehand and we work out your day.</p>
			<h2>More trash than usual?</h2>
			<p>After Christmas, flatten the boxes and put them in the recycling if you have it. Ribbons, foam and glittery paper go in the trash. If it still doesn’t all fit, let part of it wait a week, or ask us about an extra pickup before the day.</p>
			<p>The dates for this year are on the <a href="/about#holiday-schedule">holiday schedule</a>. It prints on one page for the fridge.</p>
		`,
	},
	{
		slug: 'snow-and-wind',
		title: 'Snow days and windy days',
		excerpt:
			'When we come late, when we can’t come at all, and how to keep your cart standing in a Front Range wind.',
		content: `
			<h2>Snow</h2>
			<p>We drive if it is safe to drive. A loaded truck needs a plowed road and a hill that isn’t ice, so side streets and county roads may have to wait until later in the day.</p>
			<ul>
				<li>Clear a patch for the cart at the curb. Don’t set it on top of the snowbank: it slides, and nobody can roll it to the truck.</li>
				<li>Keep it out of the plow’s path. Half a day in the driveway beats a day under the berm.</li>
				<li>Brush snow off the lid, so that it opens.</li>
				<li>Bag wet trash. Loose wet trash freezes to the bottom and stays there.</li>
			</ul>
			<p>If we can’t reach your street, we come as soon as the road allows, usually the next day. Leave the cart out. When an interstate or a canyon road is closed, it can take longer.</p>
			<h2>Wind</h2>
			<p>Gusts off the foothills can tip even a full cart. On a windy night:</p>
			<ul>
				<li>Roll the cart out in the morning instead of the evening before.</li>
				<li>Put heavy bags in last, on top of light ones.</li>
				<li>Bag everything, especially paper and packing peanuts.</li>
				<li>Turn the handle into the wind, and use a hedge, mailbox or parked trailer for shelter if there is one.</li>
			</ul>
			<p>A cart that fell over with its lid shut is fine: stand it up again when you can. If what was in it is all over the road, please gather what is yours; the next gust won’t.</p>
			<h2>How you find out</h2>
			<p>Text notifications are the quickest. You can also call {{phone}}, {{hours.weekdays}}.</p>
		`,
	},
	{
		slug: 'bears-and-raccoons',
		title: 'Bears, raccoons and your trash',
		excerpt:
			'Put the cart out in the morning, keep smells down, and what to do when an animal has been at it.',
		content: `
			<p>If you live near the foothills, a bear knows when trash day is. Raccoons and skunks know it everywhere. A cart on the curb all night is an invitation.</p>
			<h2>The habit that helps most</h2>
			<p><strong>Put the cart out in the morning, not the night before.</strong> Until then, keep it in the garage or a shed with a door that latches. This matters most from late summer until the first hard snow, when bears eat all day and much of the night.</p>
			<h2>Keep smells down</h2>
			<ul>
				<li>Freeze meat scraps and bones until the morning of pickup.</li>
				<li>Tie bags tightly and double them for diapers and pet waste.</li>
				<li>Rinse cans, jars and trays before they go in the recycling.</li>
				<li>Wash the cart out now and then, with hot water and a little dish soap, and let it dry with the lid open.</li>
			</ul>
			<h2>If it has happened</h2>
			<p>Wait until the animal has gone. Then gather what you can into new bags; the driver can’t collect loose trash from the ground. If the cart or its lid is damaged, <a href="/help/cart-repair">tell us and we’ll take care of it</a>.</p>
			<p>A bear that comes back should be reported to Colorado Parks and Wildlife. They would rather hear early, while the bear can still be taught to go elsewhere.</p>
			<h2>Where to leave the cart on a ranch road</h2>
			<p>Call {{phone}}. We can often agree on a spot that you reach easily in the morning, so that it doesn’t have to sit out overnight.</p>
		`,
	},
	{
		slug: 'text-notifications',
		title: 'Text notifications about your pickup',
		excerpt: 'They come with every plan. How to turn them on, what they tell you, and how to stop them.',
		content: `
			<p>Text notifications are part of every plan and cost nothing extra. Your phone company may charge you for messages and data.</p>
			<h2>What you get</h2>
			<p>Messages about your pickups: a late truck, a day that moves because of a holiday, a road we couldn’t get down. Now and then we may send you an offer. How many you get depends on the weather and the calendar.</p>
			<h2>Turn them on</h2>
			<p>Give us a cell phone number, in one of these ways:</p>
			<ul>
				<li>Check the consent box when you ask for a quote.</li>
				<li>Send the account update form on the <a href="/pay-my-bill">Pay My Bill</a> page, and write that you would like text messages.</li>
				<li>Call {{phone}}.</li>
			</ul>
			<p>Agreeing to messages is never a condition of buying anything from us.</p>
			<h2>Stop them, or get help</h2>
			<p>Reply <strong>STOP</strong> to any message and they end. Reply <strong>HELP</strong> and you get help. If you stop them by mistake, call us and we tell you how to start again.</p>
			<h2>Nothing arrives?</h2>
			<ol>
				<li>Check with us that we have the right number. Landlines can’t receive texts.</li>
				<li>See whether your phone has filed our messages under unknown senders or spam.</li>
				<li>If you once replied STOP, your phone company blocks us until you opt in again.</li>
			</ol>
			<h2>Your number</h2>
			<p>We text you about your request and your service, and we may text you offers of our own: the consent you gave covers both, and STOP ends both. We do not sell or share the number for anybody else’s marketing. The <a href="/privacy-policy#text-messages">privacy policy</a> says what we keep and why.</p>
		`,
	},
])
