/** The house with its garage, snow on the roofs. */
export function House() {
  return (
    <>
      <path className="wall-2" d="M866 336h176v104H866z" />
      <path className="roof-2" d="M866 280h154l38 58H866z" />
      <path
        className="snow"
        d="M866 272h158q4 0 6 4l26 42q-8 8-17 2-10 10-22 2-13 11-27 1-14 11-29 0-15 11-30 0-14 10-28 1-13 9-26 2-6 4-11 2z"
      />
      <path className="trim" d="M896 362h122v78H896z" />
      <path className="garage" d="M901 367h112v73H901z" />
      <path className="garage-line" d="M901 386h112M901 404h112M901 422h112" />
      <path
        className="glass"
        d="M906 371h22v11h-22zM933 371h22v11h-22zM960 371h22v11h-22zM987 371h22v11h-22z"
      />
      <path className="chimney" d="M836 196h24v70h-24z" />
      <path className="snow" d="M832 196q0-10 8-10h16q8 0 8 10z" />
      <path className="wall" d="M700 440V290l86-78 86 78v150z" />
      <path className="board" d="M700 318h172M700 346h172M700 374h172M700 402h172M722 290h128M754 262h64" />
      <path className="roof" d="M786 192L674 294l11 14 101-92 101 92 11-14z" />
      <path
        className="snow"
        d="M786 180L668 288q2 11 13 9l9-7q6 4 12-2l84-76 84 76q6 6 12 2l9 7q11 2 13-9z"
      />
      <path className="trim" d="M762 316v-28a24 24 0 0148 0v28z" />
      <path className="glass" d="M767 311v-23a19 19 0 0138 0v23z" />
      <path className="mullion" d="M786 270v41M767 291h38" />
      <path className="trim" d="M786 352h70v60h-70z" />
      <path className="glass" d="M791 357h60v50h-60z" />
      <path className="mullion" d="M821 357v50M791 378h60" />
      <path className="snow" d="M782 412q4-6 10-6h58q6 0 10 6z" />
      <path className="shine" d="M799 373l9-11M804 376l6-8" />
      <path className="trim" d="M720 358h46v82h-46z" />
      <path className="door" d="M725 363h36v77h-36z" />
      <path className="glass" d="M731 370h24v22h-24z" />
      <circle className="knob" cx="755" cy="408" r="2.5" />
      <path className="roof" d="M712 356l8-14h46l8 14z" />
      <path
        className="snow"
        d="M710 350q2-12 14-14h38q12 2 14 14-5 4-10 0-6 5-12 0-6 5-12 0-6 5-12 0-6 4-10 0-5 4-10 0z"
      />
      <path className="step" d="M714 436h58v6h-58z" />
      <path className="shrub" d="M780 442q2-22 20-20 8-12 22-4 16-8 24 6 18 0 20 18z" />
      <path
        className="snow"
        d="M786 428q4-7 14-6 8-12 22-4 15-8 23 5 8-1 13 4-12 4-22 1-12 6-24 0-14 5-26 0z"
      />
    </>
  )
}
