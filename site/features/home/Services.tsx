import { paths } from '../../../domain/sitemap/paths.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import type { ServiceOffer } from './offers.ts'
import { ServiceScene } from './ServiceScene.tsx'
import styles from './Services.module.css'

type Props = { heading: string; lead: string; services: ReadonlyArray<ServiceOffer>; isVatIncluded: boolean }

export function Services({ heading, lead, services, isVatIncluded }: Props) {
  return (
    <Section rhythm="close" labelledBy="services">
      <div className={styles.head}>
        <h2 id="services">{heading}</h2>
        <p className="lead">{lead}</p>
        <a href={paths.whatWeDo} className="hit">
          What we do
        </a>
      </div>
      <Accordion
        size="huge"
        openAt={0}
        items={services.map((service, index) => ({
          key: service.title,
          heading: service.title,
          lead: <Moon fraction={(index + 1) / services.length} className={styles.moon ?? ''} />,
          tint: service.tint,
          content: <Service {...service} isVatIncluded={isVatIncluded} />,
        }))}
      />
      <p className={styles.ask}>
        <a href={paths.contactUs} className="hit">
          Ask us which one fits your business
        </a>
      </p>
    </Section>
  )
}

function Service({
  teaser,
  scene,
  from,
  buildName,
  monthly,
  isVatIncluded,
}: ServiceOffer & { isVatIncluded: boolean }) {
  return (
    <div className={`split ${styles.service}`}>
      <div>
        <p className={styles.teaser}>{teaser}</p>
        <p className={styles.price}>
          From <b>{from}</b>
          {isVatIncluded && ' incl. VAT'}, for {buildName}
          <span>{monthly}</span>
        </p>
      </div>
      <ServiceScene scene={scene} />
    </div>
  )
}
