import { articlesOf } from './article.ts'

export const cartArticles = articlesOf('carts', [
	{
		slug: 'cart-repair',
		title: 'Your cart is broken: repair and replacement',
		excerpt:
			'A cracked lid, a missing wheel, a split side: tell us and we repair the trash can or bring another.',
		content: `
			<p>Carts live outdoors and get lifted by a machine every week. Lids crack, wheels come off, sides split in the cold. You don’t need tools; you need to tell us.</p>
			<h2>Report it</h2>
			<p>Call {{phone}} or write to {{email}}. Please include:</p>
			<ul>
				<li>your name and service address,</li>
				<li>which cart it is: {{cart.small}} or {{cart.large}} gallon, trash or recycling,</li>
				<li>what is broken,</li>
				<li>a photo, if you can.</li>
			</ul>
			<h2>What happens then</h2>
			<p>We repair what can be repaired: most often a lid, a hinge pin or a wheel. If the body is split or the bar that the truck’s lifter grips is gone, we bring another cart and take the old one away. Leave the broken cart empty and where the driver can see it. We tell you the day.</p>
			<p>If any of it costs you money, we tell you before we do it.</p>
			<h2>Until then</h2>
			<ul>
				<li>You can still put out a cart with a broken lid. Bag everything and tie the bags.</li>
				<li>A cart without a wheel can stay at the curb if dragging it makes things worse.</li>
				<li>Don’t tape or screw the lid shut. The driver can’t open it.</li>
			</ul>
			<h2>Lost or stolen</h2>
			<p>After a windy night, walk down the street first, and look behind the hedges. If it doesn’t turn up, call us and we bring another.</p>
		`,
	},
	{
		slug: 'cart-size',
		title: 'Which cart size to choose, and how to change it',
		excerpt:
			'The small cart, the large cart, and how to tell after a month whether you picked the right one.',
		content: `
			<p>There are two trash carts. The {{cart.small}}-gallon cart is {{price.cart65}} a month. The {{cart.large}}-gallon cart is {{price.cart96}} a month. Both are emptied every week.</p>
			<h2>A rule of thumb</h2>
			<ul>
				<li><strong>{{cart.small}} gallons</strong> holds about four or five full kitchen bags. It suits one to three people, or more if you recycle. It is also the one that goes through a narrow side gate.</li>
				<li><strong>{{cart.large}} gallons</strong> holds two or three bags more. It suits bigger families, babies in diapers, pets, and houses where a project is always going on.</li>
			</ul>
			<p>Recycling changes the picture. Boxes and bottles are bulky, and once they have their own cart many families find the small trash cart is enough. It adds {{price.recycling}} a month.</p>
			<h2>Check after a month</h2>
			<p>If the lid doesn’t close three weeks out of four, go up. If the cart is half empty most weeks, go down, or leave it; a half-empty cart is handy after a party.</p>
			<h2>Change it</h2>
			<p>Call {{phone}}, or send the account update form on the <a href="/pay-my-bill">Pay My Bill</a> page. We answer within {{promise.accountUpdate}} and tell you when we swap the carts. Have the old one empty at the curb that day.</p>
			<h2>More than a cart can hold</h2>
			<p>For one big week, ask about an extra pickup. For a garage or a remodel, a <a href="/roll-off-dumpsters">roll-off container</a> is less work than stretching it over two months of trash days.</p>
		`,
	},
])
