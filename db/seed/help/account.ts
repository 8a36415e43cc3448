import { articlesOf } from './article.ts'

export const accountArticles = articlesOf('account', [
	{
		slug: 'paying-your-bill',
		title: 'How to pay your bill',
		excerpt:
			'How to pay with your customer ID, when the bill comes, when it is due, and what to do if something looks wrong.',
		content: `
			<p>Bills go out once a month. Each is due within {{bill.dueDays}} days.</p>
			<h2>How to pay</h2>
			<ol>
				<li>Have your <a href="/help/customer-id">{{bill.customerIdDigits}}-digit customer ID</a> handy.</li>
				<li>Open the <a href="/pay-my-bill">Pay My Bill</a> page.</li>
				<li>Pay in the payment portal if the page has one, or else by phone or by check. You need your ID for each.</li>
			</ol>
			<p>Inside a portal, scroll with two fingers on a phone. If it doesn’t load, press Retry; if it still doesn’t, call us.</p>
			<h2>What should be on it</h2>
			<ul>
				<li>Your cart: {{price.cart65}} a month for {{cart.small}} gallons, or {{price.cart96}} for {{cart.large}}.</li>
				<li>Recycling, if you have it: {{price.recycling}}.</li>
				<li>The lawn can, in its season and if you have it: {{price.lawn}}.</li>
			</ul>
			<p>There are no hidden fees. If you see a line you don’t understand, ask.</p>
			<h2>Something looks wrong</h2>
			<p>Call {{phone}} or write to {{billingEmail}} before the due date. Say which line you mean and what you expected. Billing questions are answered {{hours.weekdays}}.</p>
			<h2>Can’t pay on time?</h2>
			<p>Tell us before the due date. We live here too, and a phone call early makes most things easier to settle.</p>
			<h2>New card, new email, new name</h2>
			<p>Never send us card details by email. Change them in the payment portal if there is one, or call us. For everything else, send the account update form on the same page. We follow up within {{promise.accountUpdate}}.</p>
		`,
	},
	{
		slug: 'customer-id',
		title: 'Find your customer ID',
		excerpt:
			'The number on every bill, which you need to pay: how long it is, where to find it, and how to have it sent to you.',
		content: `
			<p>Your customer ID is a number of <strong>{{bill.customerIdDigits}} digits</strong>. It belongs to your account, not to your address, and you need it to pay a bill.</p>
			<h2>Look here first</h2>
			<p>It is on your bill. Any bill will do; the number stays the same from month to month.</p>
			<h2>Have it sent to you</h2>
			<p>The <a href="/pay-my-bill">Pay My Bill</a> page has two short forms:</p>
			<ol>
				<li><strong>By text.</strong> Enter your cell phone number, and we text you the ID.</li>
				<li><strong>By email.</strong> The same with your email address.</li>
			</ol>
			<p>Use the phone number or email address that we have on file. That is how we find your account.</p>
			<h2>If your email program opens</h2>
			<p>You can close it: what you sent has reached us. Would you rather write or call? Write to {{billingEmail}} with your name and service address, or call {{phone}}. We answer {{hours.weekdays}}.</p>
			<h2>A payment portal doesn’t accept it</h2>
			<ul>
				<li>Count the digits. There should be {{bill.customerIdDigits}}.</li>
				<li>Type it without spaces or dashes.</li>
				<li>If you moved and opened a new account, use the newer number.</li>
			</ul>
			<p>If it still fails, call us. It takes a minute to look up.</p>
		`,
	},
	{
		slug: 'skip-or-pause',
		title: 'Skip a week or pause your service',
		excerpt: 'Going away? How much notice we need for one week, and what to think about for a longer trip.',
		content: `
			<h2>One week</h2>
			<p>Tell us at least {{promise.skipNotice}} before your pickup day. Call {{phone}} or write to {{email}} with your address and the date. The truck skips your house that week and comes again the week after. You don’t have to do anything to start it again.</p>
			<p>If you forget, nothing bad happens: no cart at the curb, no pickup.</p>
			<h2>A longer trip</h2>
			<p>Going south for the winter, or caring for someone far away? Call us before you leave. We talk through what fits: skipping the weeks, or ending the service and starting it again when you are back. Ask what each would mean for your bill; we will tell you plainly.</p>
			<p>If you end it, we need {{promise.cancelNotice}} notice. There is no contract, so coming back is as simple as the first time.</p>
			<h2>Before you go</h2>
			<ul>
				<li>Have the last cart emptied before you leave, especially in summer.</li>
				<li>Rinse it and let it dry, so that it doesn’t call every raccoon in the county.</li>
				<li>Put it in the garage or behind a fence. An empty cart at the curb says that nobody is home.</li>
				<li>Tell a neighbor. Someone with a full house may be glad of the space.</li>
			</ul>
			<h2>Renting your place out meanwhile</h2>
			<p>Leave the service running and give your guests the pickup day, along with the page on <a href="/help/cart-placement">where the cart goes</a>.</p>
		`,
	},
	{
		slug: 'moving',
		title: 'Moving to a new address',
		excerpt: 'In our area your service moves with you. If you leave it, here is how to end service.',
		content: `
			<h2>Moving within our area</h2>
			<p>We empty carts in {{towns.carts}} and along the roads between. Tell us both addresses and the date of the move, about two weeks ahead if you can. Your pickup day may change, because the day belongs to the street.</p>
			<ol>
				<li>Send the account update form on the <a href="/pay-my-bill">Pay My Bill</a> page, or call {{phone}}. We follow up within {{promise.accountUpdate}}.</li>
				<li>Ask whether to leave the cart at the old house or take it along.</li>
				<li>Note your new day. In the first week, put the cart out early.</li>
			</ol>
			<h2>Moving away</h2>
			<p>Give us {{promise.cancelNotice}} notice. On the last pickup day, leave the empty cart at the curb and we collect it. If someone new is moving in, tell them about us; they can often take over the cart that is already there.</p>
			<h2>Moving boxes</h2>
			<p>Flatten them. A cart of flat boxes holds what a whole kitchen came in. If you have recycling, that is where they go.</p>
			<h2>What didn’t make the truck</h2>
			<p>Every move ends with a pile. For a few large pieces, see <a href="/help/bulky-items">couches and other big things</a>. For a garage full, rent a container for the week of the move: we set it down before the movers come and pick it up when you have handed over the keys. If you order before {{promise.sameDayCutoff}}, same-day delivery is available.</p>
		`,
	},
	{
		slug: 'cancel-service',
		title: 'Cancel your service',
		excerpt: 'Month to month means what it says. How to tell us, when it ends, what happens to the cart.',
		content: `
			<p>There is no contract. You can stop at any time with <strong>{{promise.cancelNotice}} notice</strong>.</p>
			<h2>How</h2>
			<ol>
				<li>Call {{phone}} or write to {{email}}.</li>
				<li>Give us your name, your service address and the last day you want pickup.</li>
				<li>We confirm the date. Keep that message.</li>
			</ol>
			<h2>Until then</h2>
			<p>Pickup goes on as usual until the last day. On that day, empty the cart and leave it at the curb; we collect it.</p>
			<h2>Your last bill</h2>
			<p>It covers service up to the last day. It is due within {{bill.dueDays}} days like every other, and it has no surprises on it.</p>
			<h2>Only one part of it</h2>
			<p>You can drop recycling or the lawn can and keep the trash cart. Tell us the same way.</p>
			<h2>You only need a break?</h2>
			<p>Then <a href="/help/skip-or-pause">skip a pickup</a> instead. For that we need {{promise.skipNotice}} notice, not {{promise.cancelNotice}}.</p>
			<h2>If we are the reason</h2>
			<p>Say so, even if you have made up your mind. Pickups missed again and again, a driver who was rude, a bill that made no sense: we can’t fix what nobody tells us about. Sometimes we can fix it the same day.</p>
			<h2>Roll-off containers</h2>
			<p>These have their own rules, because a truck is already planned for you. They are in the <a href="/terms-of-service">terms of service</a>.</p>
		`,
	},
])
