/** Sun or moon, mountains, lawn on the left and snow on the right of the walk. */
export function Landscape() {
  return (
    <>
      <circle className="sun" cx="1010" cy="92" r="34" />
      <path
        className="mtn-far"
        d="M560 430L664 300l30 22 62-86 46 52 40-34 70-92 62 78 34-26 52 66 60-34v220z"
      />
      <path
        className="cap"
        d="M756 236l-22 31 16 6 12-10 14 14 12-14 14 25zM912 162l-29 38 17 8 13-14 14 16 13-10 15 10zM1008 214l-18 14 14 4 9-7 11 10 8-2z"
      />
      <path className="mtn-near" d="M480 436c90-60 150-70 220-62s130-34 220-40 140 20 200 10v120H480z" />
      <path className="hill" d="M0 432c130-22 250-6 380-4s330-30 740-6v140H0z" />
      <g>
        <path className="bark" d="M40 435v-15" />
        <ellipse className="leaf-a" cx="40" cy="414" rx="6" ry="13" />
        <path className="bark" d="M55 434v-13" />
        <ellipse className="leaf-a" cx="55" cy="417" rx="5" ry="11" />
        <path className="bark" d="M70 434v-16" />
        <ellipse className="leaf-a" cx="70" cy="413" rx="6" ry="14" />
        <path className="bark" d="M85 433v-16" />
        <ellipse className="leaf-a" cx="85" cy="412" rx="6" ry="14" />
        <path className="bark" d="M169 430v-15" />
        <ellipse className="leaf-c" cx="169" cy="410" rx="6" ry="13" />
        <path className="bark" d="M253 435v-15" />
        <ellipse className="leaf-b" cx="253" cy="415" rx="6" ry="13" />
        <path className="bark" d="M266 435v-12" />
        <ellipse className="leaf-b" cx="266" cy="418" rx="5" ry="11" />
        <path className="bark" d="M326 433v-18" />
        <ellipse className="leaf-a" cx="326" cy="408" rx="7" ry="16" />
        <path className="bark" d="M410 430v-15" />
        <ellipse className="leaf-a" cx="410" cy="410" rx="6" ry="13" />
        <path className="bark" d="M425 429v-13" />
        <ellipse className="leaf-b" cx="425" cy="411" rx="5" ry="12" />
        <path className="bark" d="M509 434v-18" />
        <ellipse className="leaf-a" cx="509" cy="411" rx="7" ry="15" />
        <path className="bark" d="M524 434v-19" />
        <ellipse className="leaf-c" cx="524" cy="409" rx="7" ry="16" />
        <path className="bark" d="M539 433v-14" />
        <ellipse className="leaf-a" cx="539" cy="414" rx="6" ry="13" />
        <path className="bark" d="M552 433v-17" />
        <ellipse className="leaf-a" cx="552" cy="410" rx="7" ry="15" />
      </g>
      <path className="lawn" d="M0 462c180-30 380-16 560-18s380-10 560-6v122H0z" />
      <path
        className="stripe"
        d="M70 450l-70 34v30l140-71zM258 443L0 560h70l268-118zM420 443L170 560h90l250-117zM574 443L370 560h94l190-118z"
      />
      <path
        className="fallen"
        d="M494 471l4 -2M448 497l6 2M637 481l5 -1M477 471l4 3M654 531l5 -2M514 516l5 2M668 469l5 1M567 477l4 -2M682 536l5 -1M675 511l6 2M567 498l5 -0M474 488l5 -3M443 516l4 0M557 491l6 -2M541 479l5 -1M526 526l4 0M674 471l3 -2M637 515l4 -1M478 501l3 1M672 544l5 3M435 487l6 2M541 543l5 2M509 478l4 -2M533 545l4 -3M442 477l5 -1M508 470l6 -0M486 467l3 -2M613 475l3 -0M497 548l3 0M639 497l6 -0"
      />
      <path
        className="snow"
        d="M768 560c-10-42 4-70 30-92 34-14 70-16 104-16h216v108zM700 452c20-8 60-10 84-8v10c-30 4-60 4-84-2z"
      />
      <path
        className="snow-shade"
        d="M768 560c40-14 66-12 92-2v2zM806 482c16-8 34-6 50 2-18 4-34 4-50-2zM1096 560l-48-74c26 6 50 18 72 36v38z"
      />
      <path className="path" d="M724 440c0 44-28 74-78 120h112c26-42 16-80 6-120zM896 440h122l72 120H870z" />
      <path className="path-line" d="M886 496h166M957 440l16 120" />
      <path
        className="snow"
        d="M896 440c-12 30-16 62-42 120h38c6-48 8-82 14-120zM1018 440c14 6 22 20 30 38 18 30 38 56 52 82h20V452c-36-8-70-12-102-12z"
      />
      <g className="shovel">
        <path d="M1075 404l13 84" />
        <path className="blade" d="M1078 476l22-4 4 27q-11 8-22 3z" />
        <path d="M1068 405l13-2" />
      </g>
    </>
  )
}
