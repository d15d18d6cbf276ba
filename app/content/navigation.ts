import type { Navigation } from './types.ts';

export const navigation: Navigation = {
  links: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
    { label: 'Services', href: '/services' },
    { label: 'Portfolio', href: '/portfolio' },
    { label: 'Contact', href: '/contact' },
  ],
  quote: { label: 'Get Quote', href: '/contact' },
  footerServices: [
    { label: 'Web development', href: '/services/web-development' },
    { label: 'Mobile development', href: '/services/mobile-development' },
    { label: 'E-commerce', href: '/services/ecommerce' },
    { label: 'Digital marketing', href: '/services/digital-marketing' },
    { label: 'AI solutions', href: '/services/ai-solutions' },
    { label: 'Cloud solutions', href: '/services/cloud-solutions' },
  ],
  footerCompany: [
    { label: 'About', href: '/about' },
    { label: 'Portfolio', href: '/portfolio' },
    { label: 'Careers', href: '/careers' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
    { label: 'Privacy policy', href: '/privacy-policy' },
  ],
};
