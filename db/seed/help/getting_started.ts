import { articlesOf } from './article.ts'

export const gettingStartedArticles = articlesOf('getting-started', [
	{
		slug: 'start-service',
		title: 'Start trash service at home',
		excerpt: 'What to choose, how to order, and what happens between your call and the first pickup.',
		content: `
			<p>Starting takes one call or one form. There is no contract to read, because there is none.</p>
			<h2>Choose</h2>
			<ul>
				<li><strong>A cart.</strong> {{cart.small}} gallons for {{price.cart65}} a month, or {{cart.large}} gallons for {{price.cart96}}. Here is <a href="/help/cart-size">how to choose</a>.</li>
				<li><strong>Recycling, or not.</strong> {{price.recycling}} a month more, collected {{recycling.day}}.</li>
				<li><strong>A lawn can, or not.</strong> {{price.lawn}} a month, {{lawn.season}}.</li>
			</ul>
			<p>All of them come with text notifications, and you can <a href="/service-request">manage your service online</a>.</p>
			<h2>Order</h2>
			<ol>
				<li>Call {{phone}}, {{hours.weekdays}}. Or <a href="/order">order online</a>. {{promise.orderAnswer}}</li>
				<li>Tell us the address and anything odd about it: an alley, a gate, a steep driveway, a county road.</li>
				<li>We tell you the price, your pickup day and when the cart comes.</li>
			</ol>
			<h2>The first pickup</h2>
			<p>Put the cart out before {{hours.opens}} on your day, wheels toward the house. If you aren’t sure about the spot, see <a href="/help/cart-placement">where to put your cart</a>.</p>
			<h2>Switching from another hauler</h2>
			<p>Ask them for their notice period and for the day they collect their cart. Tell us that day, so that you neither go without nor pay twice.</p>
			<h2>Keep these</h2>
			<p>Your {{bill.customerIdDigits}}-digit customer ID, for paying your bill; our number, {{phone}}; and the <a href="/about#holiday-schedule">holiday schedule</a>.</p>
		`,
	},
	{
		slug: 'where-we-pick-up',
		title: 'Where we pick up, and on which day',
		excerpt: 'The towns on our routes, how to find your day, and what to do when you live between two towns.',
		content: `
			<p>We empty carts in {{towns.carts}}, and along the roads between.</p>
			<p>Containers go to {{towns.containers}}.</p>
			<h2>Your day</h2>
			<p>Every address has one pickup day a week. It depends on your street and stays the same all year, except in a <a href="/help/holiday-weeks">holiday week</a>.</p>
			<p>Each <a href="/residential">town’s page</a> says which days we are there. <a href="/pickup-day">Look up your address</a> to see which one is yours; we also tell you when you sign up. Lost track of it? Call {{phone}} with your address.</p>
			<h2>Between two towns</h2>
			<p>Town limits don’t matter to us; roads do. If the truck passes within sight of your house, or could with a short detour, we can usually serve you. Give us the house number and the nearest county roads.</p>
			<h2>Ranch roads and private lanes</h2>
			<p>We look for a place where the truck can stop without blocking the road and turn around without backing a mile. Often that is the end of your lane or the row of mailboxes. Tell us about gates, weight limits on bridges, and who plows.</p>
			<h2>Roll-off containers go further</h2>
			<p>We also take them to towns where we don’t empty carts, and to the rural and mountain communities north and west of Fort Collins. Each town has <a href="/roll-off-dumpsters">its own page</a>.</p>
			<h2>Not on our routes yet?</h2>
			<p>Ask anyway. When several households on a road call, the route grows by a road.</p>
		`,
	},
])
